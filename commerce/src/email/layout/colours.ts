/** Colours of the shop; mail programs know no style sheet and no custom properties. */
export const colours = {
  ink: '#1d2928',
  inkSoft: '#55605d',
  teal: '#123c3b',
  ivory: '#fbf6ef',
  line: '#e4d9cc',
  paper: '#ffffff',
} as const
