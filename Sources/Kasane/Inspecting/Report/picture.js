// The picture, with the places of layers over it.
const overlay = byId("picture-overlay");
const pictureImage = byId("picture-image");

// Fits the picture into its panel. Answers points to the panel's pixels.
function fitPicture() {
  const panel = byId("picture");
  const [width, height] = [panel.clientWidth, panel.clientHeight];
  if (!width || !height) return;
  const scale = Math.min(width / data.width, height / data.height) * 0.96;
  for (const element of [pictureImage, overlay]) {
    element.style.width = `${data.width * scale}px`;
    element.style.height = `${data.height * scale}px`;
    element.style.left = `${(width - data.width * scale) / 2}px`;
    element.style.top = `${(height - data.height * scale) / 2}px`;
  }
}

function outline(id, name) {
  const layer = data.layers[id];
  if (!layer?.corners) return [];
  const points = layer.corners.join(" ");
  const shapes = [makeShape("polygon", { points, class: name })];
  if (name === "chosen") shapes.unshift(makeShape("polygon", { points, class: "glow" }));
  return shapes;
}

function showOutlines() {
  const shapes = [];
  // The tree is that of the inspected moment.
  if (state.frame === null) {
    if (state.layer !== null) shapes.push(...outline(state.layer, "chosen"));
    if (state.hovered !== null && state.hovered !== state.layer) shapes.push(...outline(state.hovered, "hovered"));
  }
  overlay.replaceChildren(...shapes);
}

function showPicture() {
  const frame = state.frame === null ? null : data.frames[state.frame];
  pictureImage.src = frame ? frame.picture : data.picture;
  const time = frame ? frame.time : data.time;
  pictureImage.alt = `${data.title} at ${seconds(time)}`;
  byId("moment").textContent = frame ? `Recorded frame at ${seconds(time)}` : `At ${seconds(time)}`;
  showOutlines();
}

function contains(corners, x, y) {
  let inside = false;
  for (let a = 0, b = 3; a < 4; b = a, a += 1) {
    const [ax, ay, bx, by] = [corners[2 * a], corners[2 * a + 1], corners[2 * b], corners[2 * b + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

// The topmost layer at a place that draws something; else the topmost of all.
function layerAt(event) {
  const box = overlay.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * data.width;
  const y = ((event.clientY - box.top) / box.height) * data.height;
  const hits = data.layers.filter((layer) => layer.corners && !layer.isHidden && !layer.isMask && contains(layer.corners, x, y));
  return (hits.findLast((layer) => layer.drawing && layer.opacity > 0) ?? hits.at(-1))?.id ?? null;
}

function fillPicture() {
  overlay.setAttribute("viewBox", `0 0 ${data.width} ${data.height}`);
  fitPicture();
  showPicture();
}

function startPicture() {
  overlay.setAttribute("preserveAspectRatio", "none");
  new ResizeObserver(fitPicture).observe(byId("picture"));
  byId("picture").addEventListener("click", (event) => select(layerAt(event)));
  byId("picture").addEventListener("pointermove", (event) => hover(layerAt(event)));
  byId("picture").addEventListener("pointerleave", () => hover(null));
  listeners.select.push(showOutlines);
  listeners.hover.push(showOutlines);
  listeners.frame.push(showPicture);
  listeners.update.push(fillPicture);
  fillPicture();
}
