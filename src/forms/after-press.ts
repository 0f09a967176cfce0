let held = false

if (typeof addEventListener === 'function') {
  addEventListener(
    'pointerdown',
    () => {
      held = true
    },
    true,
  )
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        held = false
      },
      true,
    )
}

/**
 * Runs what leaving a field sets off once the press that left it is over: an error that appears
 * before would move the button away from under the finger.
 */
export function afterPress(run: () => void): void {
  if (held) addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true })
  else setTimeout(run)
}
