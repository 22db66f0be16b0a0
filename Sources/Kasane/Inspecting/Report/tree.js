// The tree of layers, by the keyboard as any tree: up and down, left and right to close and open, Home and End.
const closed = new Set();
const rows = new Map();
const costly = new Map();

function rowText(layer) {
  const text = make("span", { class: "row-text" }, make("b", {}, layer.className));
  const more = [layer.view && layer.view !== layer.className ? layer.view : null, layer.name ? `“${layer.name}”` : null];
  const rest = more.filter(Boolean).join(" ");
  if (rest) text.append(` ${rest}`);
  text.title = `${label(layer)}${layer.view ? ` of ${layer.view}` : ""}`;
  return text;
}

function makeRow(layer) {
  const kids = children.get(layer.id) ?? [];
  const row = make("div", { class: "row", role: "treeitem", tabindex: "-1", "aria-level": layer.depth + 1, "data-id": layer.id });
  row.style.setProperty("--depth", Math.min(layer.depth, 24));
  if (layer.isHidden || layer.opacity === 0) row.classList.add("faded");
  const twist = make("span", { class: "twist", "aria-hidden": "true" });
  row.append(twist, rowText(layer));
  if (layer.isMask) row.append(make("span", { class: "tag" }, "mask"));
  if (layer.isHidden) row.append(make("span", { class: "tag" }, "hidden"));
  if (layer.animations.length) {
    row.append(make("span", { class: "tag moving", title: plural(layer.animations.length, "animation") }, `▸${layer.animations.length}`));
  }
  if (costly.has(layer.id)) {
    row.append(make("span", { class: "tag costly", title: plural(costly.get(layer.id), "finding") }, "!"));
  }
  row.addEventListener("click", (event) => {
    if (event.target === twist && kids.length) toggle(layer.id);
    select(layer.id);
    row.focus({ preventScroll: true });
  });
  row.addEventListener("pointerenter", () => hover(layer.id));
  row.addEventListener("pointerleave", () => hover(null));
  return row;
}

function isShown(layer) {
  for (let id = layer.parent ?? null; id !== null; id = data.layers[id].parent ?? null) if (closed.has(id)) return false;
  return true;
}

function matches(layer, words) {
  const text = `${layer.className} ${layer.view ?? ""} ${layer.name ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function updateTree() {
  const words = byId("tree-filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const layer of data.layers) {
    const row = rows.get(layer.id);
    row.hidden = words.length ? !matches(layer, words) : !isShown(layer);
    const kids = children.get(layer.id) ?? [];
    if (kids.length) {
      row.setAttribute("aria-expanded", String(!closed.has(layer.id)));
      row.firstChild.textContent = closed.has(layer.id) ? "▶" : "▼";
    }
  }
}

function toggle(id, close = !closed.has(id)) {
  if (close) closed.add(id);
  else closed.delete(id);
  updateTree();
}

function moveInTree(event) {
  const shown = data.layers.filter((layer) => !rows.get(layer.id).hidden).map((layer) => layer.id);
  const at = shown.indexOf(state.layer);
  const layer = data.layers[state.layer];
  const kids = layer ? children.get(layer.id) ?? [] : [];
  let next = null;
  switch (event.key) {
    case "ArrowDown": next = shown[Math.min(at + 1, shown.length - 1)]; break;
    case "ArrowUp": next = shown[Math.max(at - 1, 0)]; break;
    case "Home": next = shown[0]; break;
    case "End": next = shown[shown.length - 1]; break;
    case "ArrowRight":
      if (kids.length && closed.has(layer.id)) toggle(layer.id, false);
      else next = kids[0] ?? null;
      break;
    case "ArrowLeft":
      if (kids.length && !closed.has(layer.id)) toggle(layer.id, true);
      else next = layer?.parent ?? null;
      break;
    default: return;
  }
  event.preventDefault();
  if (next !== null && next !== undefined) {
    select(next);
    rows.get(next).focus();
  }
}

function fillTree() {
  const content = data.layers.map((layer) => [
    layer.handle, layer.parent, layer.className, layer.view, layer.name, layer.isMask, layer.isHidden, layer.opacity === 0, layer.animations.length,
  ]);
  if (!isNew("tree", [content, data.findings.map((finding) => finding.layer)])) return;
  const hasFocus = byId("tree").contains(document.activeElement);
  byId("tree-count").textContent = data.layers.length;
  costly.clear();
  for (const finding of data.findings) costly.set(finding.layer, (costly.get(finding.layer) ?? 0) + 1);
  rows.clear();
  for (const layer of data.layers) rows.set(layer.id, makeRow(layer));
  byId("tree").replaceChildren(...rows.values());
  updateTree();
  markRow();
  if (hasFocus) rows.get(state.layer)?.focus({ preventScroll: true });
}

function markRow() {
  for (const [id, row] of rows) {
    row.setAttribute("aria-selected", String(id === state.layer));
    row.tabIndex = id === state.layer ? 0 : -1;
  }
}

function startTree() {
  byId("tree").addEventListener("keydown", moveInTree);
  byId("tree-filter").addEventListener("input", updateTree);
  fillTree();
  listeners.update.push(fillTree);
  listeners.select.push(() => {
    for (let id = data.layers[state.layer].parent ?? null; id !== null; id = data.layers[id].parent ?? null) closed.delete(id);
    updateTree();
    markRow();
    const row = rows.get(state.layer);
    const list = byId("tree");
    const top = row.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + row.offsetHeight - list.clientHeight;
  });
}
