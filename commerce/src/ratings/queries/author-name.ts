const longest = 20

/**
 * Who is named beside a rating: the given name, which stands last in Vietnamese; null when the
 * account has no name, or something else in its place.
 * @example authorName('Nguyễn Thị Mai') // 'Mai'
 */
export function authorName(fullname: string | null): string | null {
  const given = fullname?.normalize('NFC').trim().split(/\s+/u).at(-1) ?? ''
  return given.length <= longest && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(given) ? given : null
}
