import { useEffect, useState } from "react";

/** Whether a part of a form in the page's main content is in view. */
export function useFormInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target);
        else shown.delete(target);
      }
      setInView(shown.size > 0);
    });
    document.querySelectorAll("main form").forEach((form) => observer.observe(form));
    return () => observer.disconnect();
  }, []);
  return inView;
}
