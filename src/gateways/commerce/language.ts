/** In which customers are written to. */
export type Language = 'vi' | 'en'
