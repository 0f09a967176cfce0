export function showPlaying(button: HTMLElement, playing: boolean): void {
  const { play = '', pause = '' } = button.dataset
  button.toggleAttribute('data-playing', playing)
  button.setAttribute('aria-label', playing ? pause : play)
}
