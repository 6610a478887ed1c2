import { expect, test } from 'vitest';
import {
  ACTIVE_PLACES_SPORTS,
  ITALIAN_SPORTS,
  OSM_SPORTS,
  SPANISH_SPORTS,
  sportsIn,
} from '../../src/imports/sports.ts';

test.for([
  ['Calcio a 11', ['football']],
  ['Calcetto a 5', ['football']],
  ['CALCIO a 5 (calcetto),TENNIS', ['football', 'tennis']],
  ['PALLACANESTRO,PALLAVOLO,PALLAMANO', ['basketball', 'volleyball']],
  ['NUOTO,CALCIO a 5 (calcetto),BEACH VOLLEY', ['football', 'volleyball']],
  ['due campi da beach-volley | due campi da beachvolley', ['volleyball']],
  ['Paddle', ['padel']],
  ['TENNISTAVOLO', []],
  ['per il gioco del tennis tavolo', []],
  ['un campo minitennis', []],
  ['campo per football americano in erba sintetica', []],
  ['pista in terra calcarea, piattaforma in calcestruzzo', []],
  ['calcio balilla', []],
  ['Pallanuoto', []],
  ['Wheelcahir', []],
] as const)('Italian: %j names %j', ([text, sports]) => {
  expect(sportsIn(text, ITALIAN_SPORTS)).toEqual(sports);
});

test.for([
  ['Pista de minibaloncesto. Pista de minifútbol', ['football', 'basketball']],
  ['1 Pista fúbol-sala', ['football']],
  ['1 Campo de fútbolVestuario', ['football']],
  ['2 Pistas baloncesto1 Pista voleybol1 Pista doble de balonmano', ['basketball', 'volleyball']],
  ['4 Pistas de padell1 Pista de tenis4 mesas para tenis de mesa', ['padel', 'tennis']],
  ['3 Pistas de frontenis. 2 Tenis de mesa', []],
  ['Pista de vóley y futvoley', ['volleyball']],
  ['2 Pistas de polideportivas (baloncesto y ecuavoley)', ['basketball']],
  ['1 Pista polideportiva', []],
  ['2 Canastas. Minipitch', []],
  ['Mesa de futbolín', []],
] as const)('Spanish: %j names %j', ([text, sports]) => {
  expect(sportsIn(text, SPANISH_SPORTS)).toEqual(sports);
});

test.for([
  ['Outdoor tennis courts', ['tennis']],
  ['Indoor tennis courts', ['tennis']],
  ['Grass pitches', []],
  ['Artificial grass pitches', []],
  ['Sports halls', []],
] as const)('Active Places: %j names %j', ([text, sports]) => {
  expect(sportsIn(text, ACTIVE_PLACES_SPORTS)).toEqual(sports);
});

test.for([
  ['soccer', ['football']],
  ['futsal;badminton;handball;tennis', ['football', 'tennis']],
  ['gymnastics; indoorsoccer; basketball; volleyball', ['football', 'basketball', 'volleyball']],
  ['turnen,_freerunning,_volleybal,_skeeleren', ['volleyball']],
  ['Fitness, tennis, squash', ['tennis']],
  ['tennis;squash;bowling;beachvolleyball', ['tennis', 'volleyball']],
  ['padel', ['padel']],
  ['table_tennis;table_soccer', []],
  ['Basketball,_Tischtennis', ['basketball']],
  ['american_football', []],
  ['football', []],
  ['multi', []],
] as const)('OpenStreetMap: %j names %j', ([text, sports]) => {
  expect(sportsIn(text, OSM_SPORTS)).toEqual(sports);
});
