/** Folders of the pages that a visitor of a page opens next; never a personal page. */
export const nextPageFolders = ['/san-pham', '/chuyen-muc', '/club', '/blog'] as const

export const speculationRulesPath = '/speculation-rules.json'
