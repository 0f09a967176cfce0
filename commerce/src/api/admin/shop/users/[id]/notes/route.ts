export { addNote as POST } from '../../../../../../accounts/http/people'
