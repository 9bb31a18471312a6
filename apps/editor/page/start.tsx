import { createRoot } from "react-dom/client";
import { App } from "./app";
import { endWhenLoggedOut } from "./logged-out";

const page = document.getElementById("redakcja");
if (page) {
  const root = createRoot(page);
  root.render(<App />);
  endWhenLoggedOut(root, page);
}

// Browsers keep a page that was left, whole and as it was, also one with `no-store` (Chromium 156), and neither a deleted
// cookie nor `Clear-Site-Data` ends that. By Back, whoever has logged out gets the login; drafts of others come back.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  document.body.hidden = true;
  location.reload();
});
