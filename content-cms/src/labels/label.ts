/** A label of the admin in both its languages. */
export type Label = { vi: string; en: string }

export const label = (vi: string, en: string): Label => ({ vi, en })
