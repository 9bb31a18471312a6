/** jsdom has no layout: style sheets imported as text are empty in tests. */
export default "";
