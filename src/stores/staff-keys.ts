/** What the back office keeps in the browser. */
export const staffKeys = {
  /** localStorage: language of the back office. */
  staffLocale: 'nas:staff-locale',
  /** localStorage: columns and saved views of the back office's lists. */
  staffLists: 'nas:staff-lists',
  /** sessionStorage: a change of a stock that is not saved, and the file of a counting. */
  stockDraft: 'nas:stock-draft',
  countDraft: 'nas:count-draft',
  /** sessionStorage: what staff typed over a record, by the record. */
  staffRecord: 'nas:staff-record',
  /** sessionStorage: what was typed into an editor of the back office; the record's name follows. */
  staffEditor: 'nas:staff-editor',
} as const
