type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Opens the folds in and around a form in which the browser has put something back, as after a reload: nobody would see what is sent. */
export function openFilledFolds(form: HTMLFormElement): void {
  for (const fold of [form.closest("details"), ...form.querySelectorAll("details")]) {
    if (!fold) continue;
    const controls = fold.querySelectorAll<Control>("input, select, textarea");
    if ([...controls].some(isChanged)) fold.open = true;
  }
}

/** Whether a control has another value than the page gave it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return control.value !== initial?.value;
}
