"use strict";
(() => {
const byId = id => document.getElementById(id);
const controls = ["text", "state", "style"];
const articles = [...document.querySelectorAll("article")];

// Shows the scenarios that contain every word, and have the state and the style.
function filter() {
  const words = byId("text").value.toLowerCase().split(/\s+/);
  const state = byId("state").value, style = byId("style").value;
  let count = 0;
  for (const article of articles) {
    const { words: text, styles } = article.dataset;
    const isState = !state || article.classList.contains(state)
      || (state === "passed" && article.classList.contains("empty"));
    const isShown = isState && (!style || styles.split(" ").includes(style))
      && words.every(word => text.includes(word));
    article.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const section of document.querySelectorAll("section")) {
    section.hidden = !section.querySelector("article:not([hidden])");
  }
  byId("none").hidden = count > 0;
  byId("count").textContent = `${count} of ${articles.length}`;
}

// The address contains the filters, so that a copied link opens the same list.
function keep() {
  const parameters = new URLSearchParams();
  for (const id of controls) if (byId(id).value) parameters.set(id, byId(id).value);
  history.replaceState(null, "", `#${parameters}`);
  filter();
}

function open() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  for (const id of controls) byId(id).value = parameters.get(id) ?? "";
  filter();
}
for (const id of controls) byId(id).addEventListener("input", keep);
window.addEventListener("hashchange", open);
open();
})();
