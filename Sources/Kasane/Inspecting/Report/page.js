// Everything together.
function startTabs() {
  const tabs = ["picture", "exploded"].map((name) => ({ tab: byId(`tab-${name}`), panel: byId(`${name}-panel`) }));
  const open = (index, focuses) => {
    tabs.forEach(({ tab, panel }, other) => {
      tab.setAttribute("aria-selected", String(other === index));
      tab.tabIndex = other === index ? 0 : -1;
      panel.hidden = other !== index;
    });
    if (focuses) tabs[index].tab.focus();
    if (isLive) lookAgain();
    fitPicture();
    turnWorld();
  };
  tabs.forEach(({ tab }, index) => {
    tab.addEventListener("click", () => open(index, false));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      open((index + 1) % tabs.length, true);
    });
  });
}

function showSummary() {
  byId("summary").textContent = [
    isLive ? `at ${seconds(data.time)}` : `at ${seconds(data.time)} of ${seconds(data.duration)}`,
    `${number(data.width)} × ${number(data.height)} points`, `${number(data.scale)} ${data.scale === 1 ? "pixel" : "pixels"} a point`,
  ].join(" · ");
}

byId("title").textContent = data.title;
listeners.update.push(showSummary);
showSummary();
startTree();
startValues();
startPicture();
startExploded();
startTimeline();
startCosts();
startTabs();
if (state.layer !== null) select(state.layer);
showFrame(null);
if (isLive) startLive();
else document.documentElement.dataset.ready = "yes";
