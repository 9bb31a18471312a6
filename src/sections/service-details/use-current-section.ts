import { useEffect, useState } from "react";

/** The number of the section being read, 1 to `count`; undefined above the first one. */
export function useCurrentSection(count: number): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
    const sections = numbers.flatMap((id) => document.getElementById(id) ?? []);
    const update = () => setCurrent(sections.filter(isReached).length || undefined);
    /* fires when a section crosses the line; reads all positions again, because a jump may skip some */
    const observer = new IntersectionObserver(update, { rootMargin: "-33% 0px -66% 0px" });
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [count]);
  return current;
}

/** Whether a section starts above a third of the viewport. */
function isReached(section: Element): boolean {
  return section.getBoundingClientRect().top < window.innerHeight * 0.34;
}
