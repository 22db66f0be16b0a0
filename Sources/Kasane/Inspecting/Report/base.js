// The data, what is chosen, and small helpers. Texts of the scene become text nodes only, never markup.
let data = JSON.parse(document.getElementById("data").textContent);
// Whether the scene runs; else this is a report.
const isLive = Boolean(data.isLive);
if (isLive) {
  const totals = {
    layers: 0, drawnLayers: 0, offscreenPasses: 0, offscreenPixels: 0, blendedPixels: 0, paintedPixels: 0, pictureWidth: 0,
    pictureHeight: 0, contentsBytes: 0,
  };
  data = {
    title: data.title, time: 0, duration: 0, width: 1, height: 1, scale: 1, picture: "data:,", frames: [], layers: [], drawings: [],
    animations: [], findings: [], notes: [], totals,
  };
}
const byId = (id) => document.getElementById(id);

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") element.className = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function makeShape(tag, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const number = (value, digits = 2) => String(Number(value.toFixed(digits)));
const seconds = (value) => `${number(value, 3)} s`;
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function pixelCount(count) {
  if (count >= 1e6) return `${number(count / 1e6, 1)} Mpx`;
  if (count >= 1e3) return `${number(count / 1e3, 0)} kpx`;
  return `${number(count, 0)} px`;
}

// A hue for each layer, far from its neighbours'.
const hue = (id) => Math.round(((id ?? -1) + 1) * 137.508 + 200) % 360;

const children = new Map();

function indexLayers() {
  children.clear();
  for (const layer of data.layers) {
    const key = layer.parent ?? -1;
    if (!children.has(key)) children.set(key, []);
    children.get(key).push(layer.id);
  }
}

indexLayers();

// Answers whether a part of the page shows something else than it did: what is the same is left alone, and what somebody does in it.
const shownParts = new Map();

function isNew(part, content) {
  const text = JSON.stringify(content);
  if (shownParts.get(part) === text) return false;
  shownParts.set(part, text);
  return true;
}

const label = (layer) => (layer.name ? `${layer.className} “${layer.name}”` : layer.className);

// What is chosen, and who wants to know.
const listeners = { select: [], hover: [], frame: [], update: [] };
const state = { layer: data.layers.length ? 0 : null, hovered: null, frame: null };
const tell = (event) => listeners[event].forEach((listener) => listener());

function select(id) {
  if (id === null || id === undefined || !data.layers[id]) return;
  state.layer = id;
  tell("select");
}

function hover(id) {
  if (state.hovered === id) return;
  state.hovered = id;
  tell("hover");
}

// Shows the recorded picture of that number; null shows the inspected moment.
function showFrame(index) {
  state.frame = index;
  tell("frame");
}
