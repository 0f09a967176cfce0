export { syncNow as POST } from '../../../../catalogue/http/content-sync'
