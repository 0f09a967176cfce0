/** Receives violation reports of the content security policy. */
export const reportPath = '/policy-reports'
