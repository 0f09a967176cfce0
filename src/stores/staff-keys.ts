/** Storage keys of the back office: localStorage, unless a comment names another. */
export const staffKeys = {
  staffLocale: 'nas:staff-locale',
  menuCollapsed: 'nas:staff-menu',
  /** Whether new orders sound. */
  staffSound: 'nas:staff-sound',
  /** sessionStorage: when the page was last reloaded for missing code. */
  reloadedAt: 'nas:staff-reload',
  /** localStorage: columns of the back office's lists. */
  staffLists: 'nas:staff-lists',
  /**
   * sessionStorage, and for a while localStorage (draft-storage.ts): unsaved input of staff. A
   * change of stock, the file of a count, a record, the record of an editor; followed by the edited
   * record, then `-draft`.
   */
  stockDraft: 'nas:staff-stock',
  countDraft: 'nas:staff-count-draft',
  staffRecord: 'nas:staff-record',
  staffEditor: 'nas:staff-editor',
} as const
