// A lane for each animation, and the recorded frames.
const range = { start: 0, end: Math.max(data.duration, data.time, 0.001) };
const part = (time) => Math.max(0, Math.min(1, (time - range.start) / (range.end - range.start)));
let playing = null;

const laneTitle = (lane) => `${lane.keyPath ?? lane.className}${lane.key && lane.key !== lane.keyPath ? ` (${lane.key})` : ""}`;

// A curve in a box, as the points of a line. One that goes past 0 or 1 is made smaller.
function curvePoints(curve, x, width, y, height, isReversed) {
  const [low, high] = [Math.min(0, ...curve), Math.max(1, ...curve)];
  return curve.map((value, index) => {
    const at = index / (curve.length - 1);
    return `${x + (isReversed ? 1 - at : at) * width},${y + height * (1 - (value - low) / (high - low))}`;
  }).join(" ");
}

const laneWidth = 1000;
const laneHeight = 100;

function drawLane(lane) {
  const drawing = makeShape("svg", { viewBox: `0 0 ${laneWidth} ${laneHeight}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  const end = lane.end ?? Infinity;
  const [from, to] = [part(lane.begin) * laneWidth, part(end) * laneWidth];
  const box = (x, width, name) => makeShape("rect", { x, y: 14, width: Math.max(width, 0), height: laneHeight - 28, class: name });
  if (lane.fill === "backwards" || lane.fill === "both") drawing.append(box(0, from, "filling"));
  if (lane.fill === "forwards" || lane.fill === "both") drawing.append(box(to, laneWidth - to, "filling"));
  if (lane.begin < range.end && end > range.start) {
    drawing.append(box(from, Math.max(to - from, 2), "bar"));
    const step = lane.duration;
    const scale = laneWidth / (range.end - range.start);
    // What is narrower than a few pixels would only be grey.
    if (step > 0 && (step * scale) / laneWidth > 0.004) {
      const first = Math.max(0, Math.floor((range.start - lane.begin) / step));
      for (let turn = first, start = lane.begin + first * step; start < Math.min(end, range.end) - 1e-9 && turn < first + 200; start += step, turn += 1) {
        const isReversed = lane.autoreverses && turn % 2 === 1;
        const [x, width] = [(start - range.start) * scale, step * scale];
        if (turn > 0) drawing.append(makeShape("line", { x1: x, x2: x, y1: 14, y2: laneHeight - 14, class: "turn" }));
        drawing.append(makeShape("polyline", { points: curvePoints(lane.curve, x, width, 20, laneHeight - 40, isReversed), class: "curve" }));
        for (const time of lane.keyTimes) {
          const at = x + (isReversed ? 1 - time : time) * width;
          drawing.append(makeShape("line", { x1: at, x2: at, y1: laneHeight - 24, y2: laneHeight - 14, class: "keyframe" }));
        }
      }
    }
  }
  return drawing;
}

function laneText(lane) {
  const end = lane.end === null || lane.end === undefined ? "without end" : `to ${seconds(lane.end)}`;
  return `${laneTitle(lane)} of ${lane.layerName}, from ${seconds(lane.begin)} ${end}, ${lane.easing}`;
}

function makeLane(lane, index) {
  const name = make("button", { type: "button", class: "lane-name", "aria-label": laneText(lane), onclick: () => showLane(index) },
    laneTitle(lane), make("small", {}, lane.layerName));
  const row = make("div", { class: "lane", role: "listitem", "data-index": index }, name, make("div", { class: "lane-track" }, drawLane(lane)));
  row.style.setProperty("--hue", hue(lane.layer));
  row.style.setProperty("--level", lane.level);
  row.title = laneText(lane);
  row.lastChild.addEventListener("click", () => showLane(index));
  return row;
}

function showLane(index, scrolls = false) {
  const lane = data.animations[index];
  if (lane.layer !== null && lane.layer !== undefined && lane.layer !== state.layer) select(lane.layer);
  for (const row of byId("lanes").children) row.classList.toggle("chosen", Number(row.dataset.index) === index);
  if (scrolls) byId("lanes").children[index].scrollIntoView({ block: "nearest" });
  const drawing = makeShape("svg", { viewBox: "-4 -4 108 108", role: "img", "aria-label": `Easing: ${lane.easing}` });
  drawing.append(makeShape("rect", { x: 0, y: 0, width: 100, height: 100, class: "frame-line" }));
  drawing.append(makeShape("polyline", { points: curvePoints(lane.curve, 0, 100, 0, 100, false), class: "curve" }));
  const panel = byId("lane-details");
  panel.style.setProperty("--hue", hue(lane.layer));
  const repeats = lane.repeats === null || lane.repeats === undefined ? "for ever" : lane.repeats === 1 ? "once" : `${number(lane.repeats)} times`;
  panel.replaceChildren(drawing, facts([
    ["Animation", `${lane.className} ${laneTitle(lane)}`], ["Layer", lane.layerName],
    ["Begins", seconds(lane.begin)],
    ["Duration", `${seconds(lane.duration)}, ${repeats}${lane.autoreverses ? ", there and back" : ""}`],
    ["Ends", lane.end === null || lane.end === undefined ? "never" : seconds(lane.end)],
  ]), facts([
    ["Easing", lane.easing], ["Fills", lane.fill],
    ["Added", lane.isAdditive ? "to the value" : null],
    ["Afterwards", lane.level === 0 ? (lane.isRemovedOnCompletion ? "removed" : "stays") : null],
    ["Values", lane.values.join(" → ") || null],
  ]));
}

function showAxis() {
  const wanted = (range.end - range.start) / 8;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((size) => size >= wanted);
  const times = [];
  for (let time = Math.ceil(range.start / step - 1e-9) * step; time <= range.end + 1e-9; time += step) times.push(time);
  byId("axis").replaceChildren(...times.map((time) => {
    const mark = make("span", {}, seconds(time));
    mark.style.left = `${part(time) * 100}%`;
    return mark;
  }));
}

// The playhead, above the track, as the thumb of the scrubber moves.
function placePlayhead() {
  const time = state.frame === null ? data.time : data.frames[state.frame].time;
  const track = byId("axis");
  const head = byId("playhead");
  head.style.left = `${track.offsetLeft + track.parentElement.offsetLeft + part(time) * track.clientWidth - 1}px`;
}

const frameTime = (index) => data.frames[index]?.time ?? 0;

function nearestFrame(time) {
  let best = 0;
  data.frames.forEach((frame, index) => {
    if (Math.abs(frame.time - time) < Math.abs(frameTime(best) - time)) best = index;
  });
  return best;
}

function stop() {
  clearTimeout(playing);
  playing = null;
  byId("play").textContent = "Play";
}

function playOn() {
  const index = ((state.frame ?? -1) + 1) % data.frames.length;
  showFrame(index);
  const next = index + 1 < data.frames.length ? frameTime(index + 1) - frameTime(index) : 0.6;
  playing = setTimeout(playOn, Math.max(16, Math.min(1000, next * 1000)));
}

function fillLanes() {
  if (!isNew("lanes", [data.animations, range])) return;
  const hasFocus = byId("lanes").contains(document.activeElement) ? document.activeElement.closest(".lane")?.dataset.index : null;
  byId("lane-count").textContent = plural(data.animations.length, "animation");
  byId("lanes").replaceChildren(...data.animations.map(makeLane));
  if (!data.animations.length) byId("lanes").append(make("p", { class: "muted" }, "Nothing is animated."));
  byId("lanes").querySelector(`[data-index="${hasFocus}"] button`)?.focus({ preventScroll: true });
  showAxis();
}

function startTimeline() {
  fillLanes();
  new ResizeObserver(placePlayhead).observe(byId("axis"));
  listeners.frame.push(placePlayhead);
  if (isLive) return;
  const scrubber = byId("scrubber");
  scrubber.max = Math.max(0, data.frames.length - 1);
  scrubber.disabled = !data.frames.length;
  scrubber.value = nearestFrame(data.time);
  scrubber.addEventListener("input", () => { stop(); showFrame(Number(scrubber.value)); });
  byId("back").textContent = `Back to ${seconds(data.time)}`;
  byId("back").addEventListener("click", () => { stop(); showFrame(null); });
  byId("play").disabled = data.frames.length < 2;
  byId("play").addEventListener("click", () => {
    if (playing) return stop();
    byId("play").textContent = "Pause";
    playOn();
  });
  listeners.frame.push(() => {
    scrubber.value = state.frame ?? nearestFrame(data.time);
    const time = state.frame === null ? data.time : frameTime(state.frame);
    scrubber.setAttribute("aria-valuetext", seconds(time));
    byId("back").disabled = state.frame === null;
  });
}
