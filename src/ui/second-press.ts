/**
 * The second press of a double click reaches only what the first one pressed. A form that was sent
 * in between is gone, and without this the press would follow the link that moved under the pointer.
 */
export function startSecondPress(): void {
  let pressed: Element | null | undefined
  const guard = (event: MouseEvent) => {
    const target = (event.target as Element).closest('a[href], button')
    const isStray = event.detail > 1 && target !== null && target !== pressed
    if (isStray && pressed !== undefined) {
      event.preventDefault()
      event.stopPropagation()
    }
    pressed = target
  }
  document.addEventListener('click', guard, true)
}
