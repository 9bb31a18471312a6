/** jsdom lays nothing out: a style sheet imported as text is empty in tests. */
export default "";
