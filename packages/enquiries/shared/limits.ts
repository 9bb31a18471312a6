/** A megabyte in bytes, as the form's words mean it and as Caddy counts its `MB`. */
const MB = 1e6;

/** The limits of a form's photos. */
export const LIMITS = {
  /** Number of photos, in all fields together. */
  photos: 5,
  /** Size of one photo when sent, in bytes. */
  photoBytes: 8 * MB,
  /** Size of all photos together, in bytes: what mail servers take once it is written in base64. */
  photosBytes: 15 * MB,
} as const;

/**
 * What the server reads of a body, in bytes: more than photos may have, so that its texts can be shown again. What is in
 * front of it (`request_body @form` in `deploy/Caddyfile`) has to let more through, so that a visitor reads why.
 */
export const BODY_BYTES = 24 * MB;

/** Photos of one sender, and of all, that are taken in a day, in bytes; more come without their photos. */
export const DAILY_PHOTO_BYTES = { sender: 60 * MB, all: 2000 * MB } as const;
