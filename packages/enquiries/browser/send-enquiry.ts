import { PHOTO_FIELDS } from "../shared/fields";
import {
  ARRIVED,
  type ArrivedEnquiry,
  CORRECTED,
  FAULTY,
  FIELD,
  SENT,
  WITHOUT_PHOTOS_BUTTON,
} from "../shared/form-protocol";
import { LIMITS } from "../shared/limits";
import { checkEnquiry, checkPhotos, type ChosenPhoto } from "../shared/rules";
import { type Draft, readDraft, saveDraft } from "./draft";
import {
  type FilledForm,
  focusSummary,
  followSummaryLink,
  readForm,
  showBusy,
  showFaults,
  showNotice,
  showProblem,
  writeValues,
} from "./form-state";
import { type Answer, postEnquiry } from "./post-enquiry";
import { shrinkPhoto } from "./shrink-photo";

const prepared = new WeakSet<HTMLFormElement>();
const sending = new WeakSet<HTMLFormElement>();

/** Prepares a form for sending, when the visitor first uses it. */
export function prepareForm(form: HTMLFormElement): void {
  if (prepared.has(form)) return;
  prepared.add(form);
  form.addEventListener("click", followSummaryLink);
  form.addEventListener("click", sendWithout);
  form.addEventListener("change", keepUp);
}

/** Restores the draft of a failed attempt, and says that it was not sent; or what was typed when the page was loaded anew. */
export function restore(form: HTMLFormElement): void {
  const draft = readDraft(form);
  if (!draft) return;
  prepareForm(form);
  writeValues(form, draft.values);
  if (draft.key) return showProblem(form, "failed", false);
  saveDraft(form, undefined);
  if (draft.focused) form.querySelector<HTMLElement>(`[name="${draft.focused}"]`)?.focus();
}

/**
 * Validates a form, shrinks its photos and sends it. Ends with the event `ARRIVED` at the form, or
 * with the focus on the errors at its top. Does nothing while an earlier call is running.
 * @param withPhotos whether to send the chosen photos
 */
export async function send(form: HTMLFormElement, withPhotos = true): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  prepareForm(form);
  const filled = readForm(form);
  const photos = withPhotos ? filled.photos : [];
  try {
    const answer = await attempt(form, filled, photos);
    if ("number" in answer) {
      saveDraft(form, undefined);
      const detail = { ...answer, arePhotosMissing: answer.arePhotosMissing || !withPhotos };
      form.dispatchEvent(new CustomEvent<ArrivedEnquiry>(ARRIVED, { detail }));
      return;
    }
    if ("faults" in answer) showFaults(form, answer.faults);
    else if ("notice" in answer) showNotice(form, answer.notice);
    else showProblem(form, answer.problem, photos.length > 0);
    focusSummary(form);
  } finally {
    showBusy(form, false);
    sending.delete(form);
  }
}

/** @param chosen the photos to send */
async function attempt(
  form: HTMLFormElement,
  filled: FilledForm,
  chosen: readonly ChosenPhoto<File>[],
): Promise<Answer> {
  const faults = checkEnquiry(filled.name, filled.values, filled.asked);
  if (chosen.length > LIMITS.photos) faults.push(...checkPhotos(chosen));
  if (faults.length > 0) return { faults };
  showFaults(form, []);
  showBusy(form, true);
  const photos: ChosenPhoto<File>[] = [];
  // One after the other: decoding five photos at once may take more memory than a phone has.
  for (const { field, file } of chosen) photos.push({ field, file: await shrinkPhoto(file) });
  const photoFaults = checkPhotos(photos);
  if (photoFaults.length > 0) return { faults: photoFaults };
  const draft = draftOf(filled, readDraft(form));
  saveDraft(form, draft);
  return postEnquiry(form.action, bodyOf(filled, draft.key, photos));
}

function bodyOf({ data }: FilledForm, key: string, photos: readonly ChosenPhoto<File>[]): FormData {
  for (const field of PHOTO_FIELDS) data.delete(field);
  photos.forEach(({ field, file }, index) => data.append(field, file, `${index + 1}-${file.name}`));
  data.set(SENT.key, key);
  return data;
}

/** The draft to send. The same content keeps the idempotency key of the draft before, so it is stored only once. */
function draftOf({ values, photos }: FilledForm, before: Draft | undefined): Draft {
  // not the names, which may tell an address
  const chosen = photos.map(({ field, file: { size } }) => [field, size]);
  const content = JSON.stringify([values, chosen]);
  return { values, content, key: before?.content === content ? before.key : newKey() };
}

/** Sends without photos what failed with them, under the same key: the first attempt may have arrived. */
function sendWithout({ currentTarget, target }: Event): void {
  if (!(target as Element).closest(`[${WITHOUT_PHOTOS_BUTTON}]`)) return;
  void send(currentTarget as HTMLFormElement, false);
}

/** After a failure, keeps saving what is typed. A corrected field loses its error's colour. */
function keepUp({ currentTarget, target }: Event): void {
  const form = currentTarget as HTMLFormElement;
  const { name, values, asked } = readForm(form);
  const draft = readDraft(form);
  if (draft) saveDraft(form, { ...draft, values });
  const field = (target as Element).closest<HTMLElement>(`[${FAULTY}]`);
  if (!field) return;
  const faults = checkEnquiry(name, values, asked);
  const isFaulty = faults.some((fault) => fault.field === field.getAttribute(FIELD));
  field.toggleAttribute(CORRECTED, !isFaulty);
}

/** 128 random bits; `crypto.randomUUID` is missing without HTTPS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
