import { createHmac } from "node:crypto";

/**
 * The variable with what `gatsby develop` wants to see of each request, where another program starts it for itself alone.
 * It then ends with that program, too.
 */
export const SECRET_VARIABLE = "TYPED_CONTENT_SECRET";

/** The header in which that program shows it. */
export const SECRET_HEADER = "typed-content-secret";

/** The header with random letters, by which that program asks for a proof before it shows the secret to whoever listens. */
export const CHALLENGE_HEADER = "typed-content-challenge";

/** What is answered to a challenge: only who knows the secret can tell it. */
export const proofOf = (secret: string, challenge: string) =>
  createHmac("sha256", secret).update(challenge).digest("base64url");
