/** Names that begin with a J, which OCR reads as a stroke; none that is a word without it, as "Jan" and "Jon" are. */
export const NAMES_WITH_J = (
  'Jack Jackie Jackson Jacob Jacobs Jacobson Jacqueline Jada Jaden Jade Jaime Jake Jamal James Jamie Jamison Jane Janelle Janet ' +
  'Janice Janine Jared Jasmin Jasmine Jason Javier Jayden Jayla Jaylen Jeanette Jeanne Jeff Jefferson Jeffery Jeffrey Jenkins ' +
  'Jenna Jennifer Jennings Jenny Jensen Jeremiah Jeremy Jermaine Jerome Jerry Jesse Jessica Jessie Jesus Jill Jillian Jim ' +
  'Jimenez Jimmy Joan Joann Joanna Joanne Joaquin Jocelyn Jodi Jody Joe Joel Joelle Joey Johanna John Johnathan Johnny Johns ' +
  'Johnson Johnston Jonah Jonas Jonathan Jones Jordan Jordyn Jorge Jose Josefina Joseph Josephine Josh Joshua Josiah Josie Joyce ' +
  'Juan Juana Juanita Juarez Judith Judy Julia Julian Juliana Julianne Julie Juliet Julio Julius June Justice Justin Justine'
).split(' ')
