/** In the place of Payload's button: the shop always shows a global. */
export const NoUnpublishButton = () => null
