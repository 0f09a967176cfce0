/** Where browsers say what they have blocked by the content security policy. */
export const reportPath = '/policy-reports'
