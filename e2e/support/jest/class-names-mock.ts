/** A CSS module: each class has its own name. Of what a namespace import copies, the prototype alone is kept. */
const classNames: object = new Proxy({}, { get: (_, name) => name });

module.exports = Object.create(classNames) as object;
