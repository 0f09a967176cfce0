/** Receives violation reports of the content security policy. */
export const reportPath = '/policy-reports'

/** Pages of editors' drafts; followed by a token of Payload. */
export const previewPrefix = '/preview'
