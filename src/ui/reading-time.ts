/** Words a minute that adults read with comfort. */
const pace = 220

/** Minutes to read a text in HTML, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}
