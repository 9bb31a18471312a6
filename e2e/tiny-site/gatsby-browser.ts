import "./src/style.css";
