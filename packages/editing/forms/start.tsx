import { createRoot } from "react-dom/client";
import { App } from "./app";

const root = document.getElementById("redakcja");
if (root) createRoot(root).render(<App />);
