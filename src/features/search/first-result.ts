/** The first product's link in the dialog that `element` stands in. */
export function firstResult(element: Element): HTMLElement | null {
  return element.closest('dialog')?.querySelector<HTMLElement>('.search__results h3 a') ?? null
}
