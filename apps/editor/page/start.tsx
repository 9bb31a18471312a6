import { createRoot } from "react-dom/client";
import { App } from "./app";

const root = document.getElementById("redakcja");
if (root) createRoot(root).render(<App />);

// Browsers keep a page that was left, whole and as it was, also one with `no-store` (Chromium 156), and neither a deleted
// cookie nor `Clear-Site-Data` ends that. By Back, whoever has logged out gets the login; drafts of others come back.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  document.body.hidden = true;
  location.reload();
});
