require("tsx/cjs");
module.exports = require("./config.ts");
