// Values of the chosen layer that can be typed. What they may be is the scene's to say.
async function sendEdit(field, note, layer, key) {
  note.textContent = "";
  field.removeAttribute("aria-invalid");
  let error = null;
  try {
    const answer = await ask({ edit: { layer, key, value: field.value } });
    error = answer?.error ?? null;
  } catch (failure) {
    error = failure.message;
  }
  if (error) {
    note.textContent = error;
    field.setAttribute("aria-invalid", "true");
  } else {
    field.dataset.shown = field.value;
  }
}

function makeEditor(value) {
  const layer = data.layers[state.layer].handle;
  const note = make("span", { class: "wrong", role: "alert" });
  const name = `${value.key} of ${label(data.layers[state.layer])}`;
  let field;
  if (value.choices) {
    const choices = value.choices.includes(value.edit) ? value.choices : [value.edit, ...value.choices];
    field = make("select", { "aria-label": name }, ...choices.map((choice) => make("option", {}, choice)));
  } else if (value.edit.includes("\n")) {
    field = make("textarea", { "aria-label": name, rows: Math.min(6, value.edit.split("\n").length) });
  } else {
    field = make("input", { type: "text", "aria-label": name, spellcheck: "false", autocomplete: "off" });
  }
  field.value = value.edit;
  field.dataset.shown = value.edit;
  field.addEventListener("change", () => sendEdit(field, note, layer, value.key));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.value = field.dataset.shown;
    note.textContent = "";
    field.removeAttribute("aria-invalid");
  });
  const color = /^#[0-9a-f]{6}/.test(value.edit) && !value.edit.includes(",") ? withSwatches(value.edit)[0] : null;
  return [...(color ? [color] : []), field, note];
}
