/**
 * What password managers, translators, writing aids and the browsers of apps do to a page, by the name of what a visitor
 * has. Each runs in the page, and has to say all that it needs itself. What moves the field in use focuses it again, as
 * nobody could type into it otherwise.
 */
export const intrusions: Readonly<Record<string, () => void>> = {
  "a password manager that puts an icon beside fields": () => {
    for (const field of document.querySelectorAll("form input:not([type=hidden])")) {
      const icon = document.createElement("div");
      icon.setAttribute("data-lastpass-icon-root", "");
      icon.attachShadow({ mode: "open" }).innerHTML = "<button tabindex=-1>…</button>";
      field.after(icon);
    }
  },
  "a password manager with elements of its own": () => {
    for (const parent of document.querySelectorAll("body, main, form, form label")) {
      const overlay = document.createElement("com-1password-button");
      overlay.style.cssText = "position: absolute; pointer-events: none";
      parent.append(overlay);
    }
  },
  "a password manager that wraps fields": () => {
    const focused = document.activeElement as HTMLElement;
    for (const field of document.querySelectorAll("form input[type=email], form input[type=tel]")) {
      const wrapper = document.createElement("span");
      wrapper.setAttribute("data-dashlane-rid", "1");
      wrapper.style.display = "contents";
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    focused.focus();
  },
  "a writing aid that marks fields": () => {
    document.body.setAttribute("data-gr-ext-installed", "");
    document.body.append(document.createElement("grammarly-desktop-integration"));
    for (const field of document.querySelectorAll<HTMLElement>("form input, form textarea")) {
      field.setAttribute("data-gramm", "false");
      field.style.backgroundImage = "none";
      field.parentElement?.append(document.createElement("grammarly-extension"));
    }
  },
  "a translator that puts texts into elements": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.matches("script, style, option")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.nodeValue} (en)`;
      outer.append(inner);
      (text as ChildNode).replaceWith(outer);
    }
  },
  "a translator that writes into texts": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.nodeValue?.trim() && !text.parentElement?.matches("script, style"))
        text.nodeValue += " (en)";
    }
  },
  "an app's browser with a bar over the page": () => {
    const bar = document.createElement("div");
    bar.id = "iab-autofill-bar";
    bar.textContent = "Autofill";
    bar.style.cssText = "position: fixed; inset: auto 0 0; height: 3rem";
    document.body.prepend(bar);
  },
  "a reader's bar inside the page": () => {
    for (const place of document.querySelectorAll(
      "#___gatsby, #gatsby-focus-wrapper, main, header",
    )) {
      const bar = document.createElement("div");
      bar.textContent = "Listen";
      place.prepend(bar);
    }
  },
  "a program that makes numbers into links, and leaves comments": () => {
    for (const part of document.querySelectorAll("main p, main h1, form, header a")) {
      part.prepend(document.createComment("seen"));
      part.append(document.createElement("skype-highlight"));
    }
  },
  "a program that moves the form into an element of its own": () => {
    const focused = document.activeElement as HTMLElement;
    for (const form of document.querySelectorAll("form")) {
      const wrapper = document.createElement("div");
      wrapper.style.display = "contents";
      form.replaceWith(wrapper);
      wrapper.append(form);
    }
    focused.focus();
  },
  "a program that wraps the whole page": () => {
    const focused = document.activeElement as HTMLElement;
    const wrapper = document.createElement("div");
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
    focused.focus();
  },
  "a program that moves the form out of the page": () => {
    const focused = document.activeElement as HTMLElement;
    const place = document.createElement("dialog");
    place.open = true;
    place.append(...document.querySelectorAll('form[data-enquiry="quote"]'));
    document.body.append(place);
    focused.focus();
  },
  "a program that puts in thousands of elements": () => {
    for (const place of document.querySelectorAll("#___gatsby, main, form, form label")) {
      for (let number = 0; number < 500; number++) place.append(document.createElement("i"));
    }
  },
};
