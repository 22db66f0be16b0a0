// The layers apart, in three dimensions.
const view = { turn: -32, tilt: -14, spacing: 40, zoom: 1 };
const planes = new Map();

function boxOf(layer) {
  const xs = layer.corners.filter((_, index) => index % 2 === 0);
  const ys = layer.corners.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

// A layer lies in front of its superlayer and of all before it that it overlaps.
function levels() {
  const placed = [];
  const result = new Map();
  for (const layer of data.layers) {
    if (!layer.corners) continue;
    const box = boxOf(layer);
    let level = layer.parent === null || layer.parent === undefined ? 0 : (result.get(layer.parent) ?? 0) + 1;
    for (const other of placed) {
      const overlaps = box[0] < other.box[2] && other.box[0] < box[2] && box[1] < other.box[3] && other.box[1] < box[3];
      if (overlaps && other.level >= level && other.draws) level = other.level + 1;
    }
    result.set(layer.id, level);
    placed.push({ box, level, draws: Boolean(layer.drawing) });
  }
  return result;
}

function makePlane(layer) {
  const plane = make("div", { class: "plane", "data-id": layer.id });
  const [x, y, width, height] = layer.bounds;
  const edge = make("div", { class: "edge" });
  Object.assign(edge.style, { left: `${x}px`, top: `${y}px`, width: `${Math.abs(width)}px`, height: `${Math.abs(height)}px` });
  if (layer.drawing && layer.drawing.index >= 0) {
    const image = make("img", { src: data.drawings[layer.drawing.index], alt: "", draggable: "false" });
    Object.assign(image.style, {
      left: `${layer.drawing.x}px`, top: `${layer.drawing.y}px`, width: `${layer.drawing.width}px`,
      height: `${layer.drawing.height}px`, opacity: layer.opacity,
    });
    plane.append(image);
  }
  plane.append(edge);
  plane.addEventListener("click", (event) => {
    event.stopPropagation();
    if (!view.wasDragged) select(layer.id);
  });
  return plane;
}

function placePlanes(ofLayer) {
  const most = Math.max(...ofLayer.values(), 0);
  for (const [id, plane] of planes) {
    const p = data.layers[id].projection;
    // Three rows of a projection of the plane, as the columns of a matrix of space.
    const matrix = [p[0], p[1], 0, p[2], p[3], p[4], 0, p[5], 0, 0, 1, 0, p[6], p[7], 0, p[8]];
    const depth = ((ofLayer.get(id) ?? 0) - most / 2) * view.spacing;
    plane.style.transform = `translateZ(${depth}px) matrix3d(${matrix.join(",")})`;
  }
}

function turnWorld() {
  const panel = byId("exploded");
  if (!panel.clientWidth) return;
  const world = byId("world");
  const fit = Math.min(panel.clientWidth / data.width, panel.clientHeight / data.height) * 0.78;
  Object.assign(world.style, {
    width: `${data.width}px`, height: `${data.height}px`, left: `${(panel.clientWidth - data.width) / 2}px`,
    top: `${(panel.clientHeight - data.height) / 2}px`,
    transform: `scale3d(${fit * view.zoom}, ${fit * view.zoom}, ${fit * view.zoom}) rotateX(${view.tilt}deg) rotateY(${view.turn}deg)`,
  });
}

function startTurning(update) {
  const panel = byId("exploded");
  let start = null;
  panel.addEventListener("pointerdown", (event) => {
    start = { x: event.clientX, y: event.clientY, turn: view.turn, tilt: view.tilt };
    view.wasDragged = false;
  });
  panel.addEventListener("pointermove", (event) => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!view.wasDragged && Math.hypot(dx, dy) > 4) {
      view.wasDragged = true;
      panel.setPointerCapture(event.pointerId);
    }
    if (!view.wasDragged) return;
    view.turn = start.turn + dx * 0.4;
    view.tilt = Math.max(-89, Math.min(89, start.tilt - dy * 0.4));
    turnWorld();
  });
  for (const name of ["pointerup", "pointercancel"]) panel.addEventListener(name, () => { start = null; });
  panel.addEventListener("keydown", (event) => {
    switch (event.key) {
      case "ArrowLeft": view.turn -= 6; break;
      case "ArrowRight": view.turn += 6; break;
      case "ArrowUp": view.tilt = Math.max(-89, view.tilt - 6); break;
      case "ArrowDown": view.tilt = Math.min(89, view.tilt + 6); break;
      case "+": case "=": view.spacing = Math.min(120, view.spacing + 8); break;
      case "-": view.spacing = Math.max(0, view.spacing - 8); break;
      case "0": Object.assign(view, { turn: -32, tilt: -14, spacing: 40, zoom: 1 }); break;
      default: return;
    }
    event.preventDefault();
    update();
  });
}

function fillPlanes() {
  const content = data.layers.map((layer) => [layer.handle, layer.bounds, layer.opacity, layer.drawing, !layer.corners]);
  if (!isNew("planes", [content, data.drawings.map((url) => url.length + url.slice(-40))])) return;
  planes.clear();
  for (const layer of data.layers) if (layer.corners) planes.set(layer.id, makePlane(layer));
  byId("world").replaceChildren(...planes.values());
}

function startExploded() {
  let ofLayer = levels();
  fillPlanes();
  const update = () => {
    byId("spacing").value = view.spacing;
    byId("zoom").value = view.zoom * 100;
    placePlanes(ofLayer);
    turnWorld();
  };
  const showHidden = () => {
    for (const [id, plane] of planes) {
      const layer = data.layers[id];
      plane.hidden = (layer.isHidden || layer.isMask || layer.opacity === 0) && !byId("hidden-layers").checked;
    }
  };
  byId("spacing").addEventListener("input", (event) => { view.spacing = Number(event.target.value); update(); });
  byId("zoom").addEventListener("input", (event) => { view.zoom = Number(event.target.value) / 100; update(); });
  byId("outlines").addEventListener("change", (event) => byId("world").classList.toggle("no-outlines", !event.target.checked));
  byId("hidden-layers").addEventListener("change", showHidden);
  byId("reset-view").addEventListener("click", () => {
    Object.assign(view, { turn: -32, tilt: -14, spacing: 40, zoom: 1 });
    update();
  });
  startTurning(update);
  new ResizeObserver(turnWorld).observe(byId("exploded"));
  const markPlane = () => {
    for (const [id, plane] of planes) plane.classList.toggle("chosen", id === state.layer);
  };
  listeners.select.push(markPlane);
  listeners.update.push(() => {
    // Out of sight there is nothing to place.
    if (byId("exploded-panel").hidden) return;
    fillPlanes();
    ofLayer = levels();
    markPlane();
    showHidden();
    update();
  });
  showHidden();
  update();
}
