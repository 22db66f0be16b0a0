// The page of a scene that runs: it asks for what is shown, and waits while that is what it has.
const live = { version: -1, handle: null, asking: null, window: null, isSeeking: false, failures: 0 };
const frameRate = 60;
const speeds = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8];

async function ask(question, signal) {
  const response = await fetch("/ask", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question), signal,
  });
  if (response.status === 204) return null;
  if (!response.ok) throw Object.assign(new Error((await response.text()).trim()), { status: response.status });
  return response.json();
}

function say(text) {
  byId("live-message").textContent = text ?? "";
  byId("live-message").hidden = !text;
}

// What is asked for has changed: the layer, or the view.
function lookAgain() {
  live.version = -1;
  live.asking?.abort();
}

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

async function untilVisible() {
  while (document.visibilityState === "hidden") {
    await new Promise((done) => { document.addEventListener("visibilitychange", done, { once: true }); });
  }
}

async function look() {
  for (;;) {
    await untilVisible();
    live.asking = new AbortController();
    const question = { since: live.version, isApart: !byId("exploded-panel").hidden };
    if (live.handle !== null) question.layer = live.handle;
    try {
      const answer = await ask({ look: question }, live.asking.signal);
      if (answer) take(answer);
      live.failures = 0;
      say(null);
    } catch (error) {
      if (error.name === "AbortError") continue;
      if (error.status === 403) return say(error.message);
      live.failures += 1;
      live.version = -1;
      say("The player does not answer. This page goes on when it does.");
      await pause(Math.min(5000, 500 * live.failures));
    }
  }
}

function take(answer) {
  showWindow(answer.window);
  const scene = answer.scene;
  if (!scene?.layers) return;
  live.version = scene.version;
  data = { ...data, ...scene, title: data.title, picture: answer.picture || data.picture, frames: [] };
  indexLayers();
  const index = data.layers.findIndex((layer) => layer.handle === live.handle);
  const wasLost = index < 0;
  state.layer = data.layers.length ? Math.max(0, index) : null;
  state.hovered = null;
  // The root stands in for a layer that is gone.
  if (wasLost && state.layer !== null) {
    live.handle = data.layers[0].handle;
    live.version = -1;
  }
  showRange();
  tell("update");
  tell("frame");
  document.documentElement.dataset.ready = "yes";
}

function showWindow(shown) {
  live.window = shown;
  byId("play").textContent = shown.isPaused ? "Continue" : "Pause";
  const speed = byId("speed");
  if (document.activeElement !== speed) {
    if (![...speed.options].some((option) => Number(option.value) === shown.speed)) speed.append(speedOption(shown.speed));
    speed.value = String(shown.speed);
  }
  byId("restart").hidden = !shown.restarts;
}

// The time line shows the last seconds, and stands still as long as it can.
function showRange() {
  const isOutside = data.time < range.start || data.time > range.end - 1;
  if (isOutside) Object.assign(range, { start: Math.max(0, Math.floor(data.time) - 6), end: Math.max(0, Math.floor(data.time) - 6) + 10 });
  fillLanes();
  const scrubber = byId("scrubber");
  Object.assign(scrubber, { min: range.start, max: range.end });
  if (!live.isSeeking) scrubber.value = data.time;
  scrubber.setAttribute("aria-valuetext", seconds(data.time));
}

async function command(question) {
  try {
    const answer = await ask(question);
    if (answer) showWindow(answer.window);
  } catch (error) {
    say(error.message);
  }
}

function speedOption(speed) {
  return make("option", { value: String(speed) }, speed < 1 ? `1/${Math.round(1 / speed)} ×` : `${number(speed)} ×`);
}

// One question at a time, the last one last.
async function seek() {
  if (live.isSeeking) return;
  live.isSeeking = true;
  let asked = null;
  while (asked !== byId("scrubber").value) {
    asked = byId("scrubber").value;
    await command({ seek: { time: Number(asked) } });
  }
  live.isSeeking = false;
}

function startLive() {
  document.body.classList.add("live");
  Object.assign(range, { start: 0, end: 10 });
  byId("live-controls").hidden = false;
  byId("back").hidden = true;
  byId("scrubber-name").textContent = "Time of the scene";
  byId("scrubber").step = 1 / frameRate;
  byId("scrubber").addEventListener("input", seek);
  byId("speed").append(...speeds.map(speedOption));
  byId("play").addEventListener("click", () => command({ pause: { isPaused: !live.window?.isPaused } }));
  byId("frame-back").addEventListener("click", () => command({ step: { frames: -1 } }));
  byId("frame-ahead").addEventListener("click", () => command({ step: { frames: 1 } }));
  byId("speed").addEventListener("change", (event) => command({ speed: { rate: Number(event.target.value) } }));
  byId("restart").addEventListener("click", () => command({ restart: {} }));
  listeners.select.push(() => {
    live.handle = data.layers[state.layer].handle;
    command({ select: { layer: live.handle } });
    lookAgain();
  });
  addEventListener("pagehide", () => {
    fetch("/ask", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ select: {} }), keepalive: true });
  });
  look();
}
