// What was expensive, and what to do about it.
function total(name, value, more) {
  const text = make("dd", {}, value);
  if (more) text.append(" ", make("small", {}, more));
  return make("div", {}, make("dt", {}, name), text);
}

// Layers of which the same is said share a card.
function groups() {
  const result = new Map();
  for (const finding of data.findings) {
    const key = `${finding.kind} ${finding.title} ${finding.advice}`;
    if (!result.has(key)) result.set(key, []);
    result.get(key).push(finding);
  }
  return [...result.values()];
}

const maxButtons = 24;

function makeFinding(group) {
  const [finding] = group;
  const show = (id, text) => make("button", {
    type: "button", title: label(data.layers[id]),
    onclick: () => {
      select(id);
      rows.get(id).focus();
    },
  }, text);
  const buttons = group.length === 1
    ? [show(finding.layer, "Show the layer")]
    : group.slice(0, maxButtons).map((other, index) => show(other.layer, index === 0 ? "Show 1" : String(index + 1)));
  const title = make("h3", {}, finding.title);
  if (group.length > 1) title.append(" ", make("span", { class: "tag costly" }, `${group.length} layers`));
  return make("li", { "data-kind": finding.kind }, title, make("p", {}, finding.detail),
    make("p", { class: "advice" }, make("code", {}, finding.property), ` — ${finding.advice}`),
    make("div", { class: "shows" }, ...buttons));
}

function fillCosts() {
  if (!isNew("costs", [data.totals, data.findings, data.notes])) return;
  const totals = data.totals;
  const picture = Math.max(1, totals.pictureWidth * totals.pictureHeight);
  byId("totals").replaceChildren(
    total("layers", totals.layers, `${totals.drawnLayers} draw`),
    total("off-screen passes", totals.offscreenPasses, totals.offscreenPasses ? pixelCount(totals.offscreenPixels) : ""),
    total("painted", `${number(totals.paintedPixels / picture, 1)}×`, "the picture's pixels"),
    total("blended", `${number(totals.blendedPixels / picture, 1)}×`, pixelCount(totals.blendedPixels)),
    total("images of layers", `${number(totals.contentsBytes / 1048576, 1)} MB`, ""));
  byId("cost-count").textContent = data.findings.length ? plural(data.findings.length, "finding") : "";
  byId("notes").replaceChildren(...data.notes.map((note) => make("p", {}, note)));
  // Their numbers may change in every frame; buttons that are replaced cannot be pressed.
  if (!isNew("findings", data.findings.map((finding) => [finding.layer, finding.title.replace(/\d+/g, ""), finding.property]))) return;
  byId("findings").replaceChildren(...groups().map(makeFinding));
  if (!data.findings.length) byId("findings").append(make("li", { class: "none" }, "Nothing stands out."));
}

function startCosts() {
  fillCosts();
  listeners.update.push(fillCosts);
}
