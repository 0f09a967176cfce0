let moved = false

/** False until somebody has gone to another screen: then focus goes to its heading. */
export function hasNavigated(): boolean {
  return moved
}

export function noteNavigation(): void {
  moved = true
}
