import { demoPost } from '../demo-post.ts'

export const listNeighbors = demoPost({
  title: 'One Lit Window: Eight Films About the Neighbors',
  tagline: 'A house can be sold. Try getting out of a lease.',
  description:
    'Haunted houses are for people with money. Eight films set in apartment buildings, from a flat in South Kensington to a block in Barcelona, ordered by floor.',
  author: 'Mara Vell',
  date: '2025-07-21',
  tag: 'Horror List',
  articleImage: 'lit-window.jpg',
  articleImageAlt: 'The huge dark front of an apartment building; in a single lit window stands a silhouette.',
  sections: [
    {
      sectionText: `For six years I lived under a man who moved furniture at night. I never met him. I knew his weight, his radio, the hour of his bath, and that he had one visitor, who limped. When he moved out nobody saw it happen, and the noise went on for a week.

An apartment building is a machine for half-knowing people. The walls are thin enough to carry a cry and thick enough to excuse you from doing something about it. The genre has lived well on that since the nineteen-sixties, when it gave up its castles and took a two-bedroom with a view of the courtyard.

Read the list as you would the row of doorbells.`,
    },
    {
      sectionTitle: 'The doorbells',
      sectionText: `From the street door upward:

1. *Inferno* (Dario Argento, 1980), for what is under the cellar
2. *Shivers* (David Cronenberg, 1975), with pool and medical center
3. *Repulsion* (Roman Polanski, 1965), do not knock
4. *Dark Water* (Hideo Nakata, 2002), please report leaks
5. *The Tenant* (Roman Polanski, 1976), single gentleman, no noise
6. *Rosemary’s Baby* (Roman Polanski, 1968), thin partition
7. *Candyman* (Bernard Rose, 1992), mind the mirror
8. *[REC]* (Jaume Balagueró and Paco Plaza, 2007), penthouse, owner mostly absent

Polanski has three bells of eight. I tried to evict one of him and could not decide which. The man understood hallways, and what else is to be said about him has been said elsewhere, at length, and rightly.`,
    },
    {
      sectionTitle: 'Ground floor and below',
      sectionText: `A woman in *Inferno* drops her keys through a hole in a cellar floor and finds a room down there, flooded to the ceiling, with its chandelier and a painting still in place. So she swims in. It makes no sense and I would not miss a second of it. Argento’s New York building is lit in pink and blue from sources that no electrician installed, and the tenants drift about in it like fish.

*Shivers* opens with a sales pitch. Starliner Towers stands on an island in Montreal and has its own clinic, its own shops and soon its own parasite, which goes from apartment to apartment by the most sociable route there is. Cronenberg shoots the corridors like the brochure: even light, beige doors. He seems to feel that the residents had been waiting for an excuse. The last shot, of ||cars leaving the garage in good order||, is the most cheerful apocalypse I know.`,
    },
    {
      sectionTitle: 'Damp',
      sectionText: `Nobody has ever photographed a wall with as much suspicion as Gilbert Taylor did for *Repulsion*. It cracks with the sound of a shot. Later it is soft and takes fingerprints. Catherine Deneuve’s Carol has been left alone in the flat with a skinned rabbit, some sprouting potatoes and a telephone, and you can tell the days by the rabbit. The rooms grow: Polanski had them rebuilt larger, and went to wider lenses, so that the way to the front door takes ever more steps.

In *Dark Water* the stain is on the ceiling. A mother in the middle of a custody fight moves into a gray block where it drips, and where the elevator tends to carry one passenger too many. Nakata gets more dread out of a child’s red bag than most directors do out of a morgue, because the bag keeps being thrown away. It is also the saddest film of the eight. I know the final decision is coming and have yet to forgive it.`,
    },
    {
      sectionTitle: 'The quiet floors',
      sectionText: `Polanski himself plays the clerk who becomes *The Tenant*, in an apartment whose last occupant went out of the window. The neighbors want no noise. From his room he can see the lavatory across the court, where people stand, for hours, facing him. Sven Nykvist shot it in the browns of old wallpaper, and Philippe Sarde’s glass harmonica sounds like somebody rubbing the rim of your skull. I laughed more than I expected and slept less.

The Woodhouses of *Rosemary’s Baby* get a bargain at the Bramford: a large apartment that was once part of a larger one, with a closet where the two used to join. Everything you need is in that floor plan. Ruth Gordon comes in to borrow and to lend and to look at the price on things. There is a famous shot in which she telephones from a bedroom and the door frame hides all but a part of her, and audiences are said to have leaned sideways in their seats to see around it. I did.`,
    },
    {
      sectionTitle: 'Top of the stairs',
      sectionText: `A graduate student in *Candyman* takes the mirrored cabinet off her bathroom wall and looks through into next door. Her smart condominium was built to the same plan as the projects at Cabrini-Green; somebody put plaster over the concrete and raised the price. The film never bettered that idea, though Tony Todd’s voice and Philip Glass’s organ run it close. Rose shot on location in Chicago, where the elevators needed no set dresser.

Then *[REC]*, which takes seventy-eight minutes to carry a television crew from a fire station to the penthouse of a house in Barcelona. The police seal the street door and the only way is up. Everyone you have come to know on the landings will be met again in a different mood. In the last room the lamp fails and the camera switches to night vision, and I would ask you to remember, when something taller than a person comes in and begins to feel about with a hammer, that it is the tenant and that you are the noise.`,
    },
  ],
})
