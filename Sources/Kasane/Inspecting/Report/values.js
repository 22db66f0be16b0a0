// The chosen layer: where it is, its values and its animations.
function withSwatches(text) {
  const parts = [];
  for (const part of text.split(/(#[0-9a-f]{8}\b|#[0-9a-f]{6}\b)/)) {
    if (/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(part)) {
      const swatch = make("span", { class: "swatch", "aria-hidden": "true" });
      swatch.style.background = part;
      parts.push(swatch);
    }
    if (part) parts.push(part);
  }
  return parts;
}

function facts(pairs) {
  const list = make("dl", { class: "facts" });
  for (const [name, value] of pairs) {
    if (value !== null && value !== undefined && value !== "") list.append(make("dt", {}, name), make("dd", {}, value));
  }
  return list;
}

const rectangle = ([x, y, width, height]) => `${number(x)}, ${number(y)}, ${number(width)} × ${number(height)}`;

function placeInPicture(layer) {
  if (!layer.corners) return "behind the eye";
  const xs = layer.corners.filter((_, index) => index % 2 === 0);
  const ys = layer.corners.filter((_, index) => index % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const text = rectangle([left, top, right - left, bottom - top]);
  const isOutside = right <= 0 || bottom <= 0 || left >= data.width || top >= data.height;
  return isOutside ? `${text} (outside)` : text;
}

function valueRow(value) {
  const isChanged = value.shown !== null && value.shown !== undefined;
  const isEditable = value.edit !== null && value.edit !== undefined;
  return make("tr", { "data-key": value.key },
    make("th", { scope: "row" }, value.key),
    make("td", {}, ...(isEditable ? makeEditor(value) : withSwatches(value.model))),
    make("td", { class: isChanged ? "changed" : "same" }, ...withSwatches(isChanged ? value.shown : value.model)));
}

function factsOf(layer) {
  return facts([
    ["View", layer.view], ["Frame", rectangle(layer.frame)], ["In the picture", placeInPicture(layer)],
    ["Opacity", layer.opacity === 1 ? null : `${number(layer.opacity, 3)}, with what is above it`],
    ["Shown", layer.isHidden ? "no: hidden" : null],
    ["Draws", layer.drawing ? rectangle([layer.drawing.x, layer.drawing.y, layer.drawing.width, layer.drawing.height]) : "nothing of its own"],
  ]);
}

// Shows new values of the layer that shows already, around what is being typed.
function updateValues() {
  const layer = data.layers[state.layer];
  if (!layer) return byId("values").replaceChildren();
  const body = byId("values").querySelector("tbody");
  const isSame = body && !isNew("animations of the layer", [layer.handle, layer.animations.map((index) => laneTitle(data.animations[index]))])
    && [...body.children].map((row) => row.dataset.key).join() === layer.values.map((value) => value.key).join();
  if (!isSame) return showValues();
  byId("details-title").textContent = label(layer);
  byId("values").firstChild.replaceWith(factsOf(layer));
  layer.values.forEach((value, index) => {
    const row = body.children[index];
    if (row.contains(document.activeElement)) row.lastChild.replaceWith(valueRow(value).lastChild);
    else row.replaceWith(valueRow(value));
  });
}

function showValues() {
  const layer = data.layers[state.layer];
  byId("details-title").textContent = label(layer);
  const panel = byId("values");
  panel.replaceChildren(factsOf(layer));
  if (layer.animations.length) {
    panel.append(make("ul", { class: "chips", "aria-label": "Animations" }, ...layer.animations.map((index) =>
      make("li", {}, make("button", { type: "button", onclick: () => showLane(index, true) }, laneTitle(data.animations[index]))))));
  }
  const head = make("thead", {}, make("tr", {}, ...["Property", "Model", "Presentation"].map((text) => make("th", { scope: "col" }, text))));
  panel.append(make("table", {}, make("caption", {}, "Values"), head, make("tbody", {}, ...layer.values.map(valueRow))));
  byId("values").parentElement.scrollTop = 0;
}

function startValues() {
  listeners.select.push(showValues);
  listeners.update.push(updateValues);
}
