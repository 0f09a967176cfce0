/** Minimum and maximum length of a new password (OWASP ASVS 5, 6.2.1 and 6.2.9). */
export const shortestPassword = 8
export const longestPassword = 128
