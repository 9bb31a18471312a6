/** What Word, mail programs and PDF files put before a point of a list, for a character class. */
export const BULLETS = "•◦▪▫●○■□‣⁃∙·❖➢➤►";
