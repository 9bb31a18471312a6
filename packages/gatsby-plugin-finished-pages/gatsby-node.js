require("tsx/cjs");
module.exports = require("./hooks");
