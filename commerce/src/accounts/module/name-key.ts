/** The form in which e-mails and user names are compared, and e-mails are stored. */
export function nameKey(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}
