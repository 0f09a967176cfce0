/** The player of a video at YouTube or Vimeo, started muted; each host reads its own parameter. */
export function autoplayAddress(frame: string): string {
  const url = new URL(frame)
  for (const name of ['autoplay', 'mute', 'muted']) url.searchParams.set(name, '1')
  return url.href
}
