export { deleteOwn as POST } from '../../../../../erasure/http/delete-account'
