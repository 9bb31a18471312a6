/**
 * Lets React go on where translators and password managers have moved or taken out a node that it put into the page. The
 * DOM would throw, and React would take the whole page away (github.com/facebook/react/issues/11538). A node that is
 * elsewhere is taken out there; a new one whose place is gone comes last.
 */
export function allowMovedNodes(): void {
  Node.prototype.removeChild = function (child) {
    asChild(child).remove();
    return child;
  };
  Node.prototype.insertBefore = function (added, next) {
    if (next?.parentNode === this) asChild(next).before(added);
    else this.appendChild(added);
    return added;
  };
}

/** Elements, texts and comments, all that React makes, can be children. */
const asChild = (node: Node) => node as ChildNode;
