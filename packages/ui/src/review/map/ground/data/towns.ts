// Written by hand: the capitals of provinces, departments and districts and further towns of the product's
// countries, and the larger towns around them. Names as they are written there, positions of the centre to
// 0.01°. A test compares each with the outlines of its country.

/** Towns of a country: name, latitude and longitude of each, the largest first. */
type Towns = readonly [
  /** A million inhabitants or more, and capitals, except those of the smallest countries. */
  cities: string,
  /** 200,000 or more. */
  large: string,
  /** 80,000 or more. */
  medium: string,
  small: string,
];

export const TOWNS: Readonly<Record<string, Towns>> = {
  IT: [
    'Roma 41.89 12.48, Milano 45.46 9.19, Napoli 40.84 14.25, Torino 45.07 7.69',
    'Palermo 38.12 13.36, Genova 44.41 8.93, Bologna 44.49 11.34, Firenze 43.77 11.26, Bari 41.13 16.87, Catania 37.50 15.09, Verona 45.44 10.99, Venezia 45.44 12.33, Messina 38.19 15.55, Padova 45.41 11.88, Trieste 45.65 13.77',
    'Parma 44.80 10.33, Brescia 45.54 10.22, Prato 43.88 11.10, Taranto 40.47 17.23, Modena 44.65 10.93, Reggio Emilia 44.70 10.63, Reggio Calabria 38.11 15.65, Perugia 43.11 12.39, Ravenna 44.42 12.20, Livorno 43.55 10.31, Rimini 44.06 12.57, Cagliari 39.22 9.12, Foggia 41.46 15.55, Ferrara 44.84 11.62, Latina 41.47 12.90, Salerno 40.68 14.76, Monza 45.58 9.27, Bergamo 45.70 9.67, Sassari 40.73 8.56, Trento 46.07 11.12, Pescara 42.46 14.21, Forlì 44.22 12.04, Siracusa 37.07 15.29, Vicenza 45.55 11.55, Bolzano 46.50 11.35, Terni 42.56 12.64, Piacenza 45.05 9.70, Novara 45.45 8.62, Ancona 43.62 13.51, Udine 46.06 13.24, Andria 41.23 16.30, Arezzo 43.46 11.88, Cesena 44.14 12.24, Pesaro 43.91 12.91, Lecce 40.35 18.17, Barletta 41.32 16.28, Alessandria 44.91 8.61, La Spezia 44.10 9.82, Pistoia 43.93 10.92, Pisa 43.72 10.40, Lucca 43.84 10.50, Catanzaro 38.91 16.59, Treviso 45.67 12.24, Como 45.81 9.08, Brindisi 40.63 17.94, Grosseto 42.76 11.11, Varese 45.82 8.83',
    'Asti 44.90 8.21, Caserta 41.07 14.33, Ragusa 36.93 14.73, Cremona 45.13 10.02, Pavia 45.19 9.16, L’Aquila 42.35 13.40, Gela 37.07 14.25, Altamura 40.83 16.55, Imola 44.35 11.71, Lamezia Terme 38.97 16.31, Viterbo 42.42 12.10, Massa 44.03 10.14, Cosenza 39.30 16.25, Potenza 40.64 15.80, Olbia 40.92 9.50, Crotone 39.08 17.12, Caltanissetta 37.49 14.06, Matera 40.67 16.60, Viareggio 43.87 10.25, Savona 44.31 8.48, Vigevano 45.31 8.86, Legnano 45.60 8.92, Faenza 44.29 11.88, Benevento 41.13 14.78, Cuneo 44.39 7.55, Agrigento 37.31 13.58, Foligno 42.95 12.70, Trapani 38.02 12.54, Siena 43.32 11.33, Teramo 42.66 13.70, Avellino 40.91 14.79, Sanremo 43.82 7.78, Civitavecchia 42.09 11.80, Marsala 37.80 12.44, Chieti 42.35 14.17, Campobasso 41.56 14.66, Pordenone 45.96 12.66, Lecco 45.86 9.40, Mantova 45.16 10.79, Empoli 43.72 10.95, Chioggia 45.22 12.28, Rovigo 45.07 11.79, Rieti 42.40 12.86, San Benedetto del Tronto 42.95 13.88, Ascoli Piceno 42.85 13.58, Vercelli 45.32 8.42, Lodi 45.31 9.50, Biella 45.57 8.05, Frosinone 41.64 13.34, Senigallia 43.72 13.22, Alghero 40.56 8.32, Bassano del Grappa 45.77 11.73, Imperia 43.89 8.03, Macerata 43.30 13.45, Merano 46.67 11.16, Vasto 42.11 14.71, Spoleto 42.73 12.74, Formia 41.26 13.61, Sciacca 37.51 13.08, Fermo 43.16 13.72, Nuoro 40.32 9.33, Belluno 46.14 12.22, Pinerolo 44.89 7.33, Gorizia 45.94 13.62, Aosta 45.74 7.32, Piombino 42.93 10.53, Termoli 42.00 14.99, Vibo Valentia 38.68 16.10, Oristano 39.90 8.59, Milazzo 38.22 15.24, Verbania 45.92 8.55, Enna 37.57 14.28, Iglesias 39.31 8.54, Sulmona 42.05 13.93, Ivrea 45.47 7.88, Bressanone 46.72 11.66, Sondrio 46.17 9.87, Isernia 41.59 14.23, Castrovillari 39.81 16.20, Orvieto 42.72 12.11, Gallipoli 40.06 17.99, Melfi 40.99 15.65, Riva del Garda 45.89 10.84, Paola 39.36 16.04, Urbino 43.73 12.64, Cefalù 38.04 14.02, Vieste 41.88 16.18, Portoferraio 42.81 10.32, Cortina d’Ampezzo 46.54 12.14',
  ],
  ES: [
    'Madrid 40.42 -3.70, Barcelona 41.39 2.17',
    'València 39.47 -0.38, Sevilla 37.39 -5.99, Zaragoza 41.65 -0.88, Málaga 36.72 -4.42, Murcia 37.98 -1.13, Palma 39.57 2.65, Las Palmas de Gran Canaria 28.12 -15.43, Alicante 38.35 -0.48, Bilbao 43.26 -2.93, Córdoba 37.89 -4.78, Valladolid 41.65 -4.72, Vigo 42.24 -8.72, Gijón 43.54 -5.66, Vitoria-Gasteiz 42.85 -2.67, A Coruña 43.36 -8.41, Elche 38.27 -0.70, Granada 37.18 -3.60, Oviedo 43.36 -5.85, Cartagena 37.61 -0.99, Sabadell 41.55 2.11, Jerez de la Frontera 36.69 -6.14, Santa Cruz de Tenerife 28.47 -16.25, Pamplona 42.82 -1.64, Almería 36.84 -2.46',
    'Alcalá de Henares 40.48 -3.36, San Sebastián 43.32 -1.98, Castellón de la Plana 39.99 -0.04, Burgos 42.34 -3.70, Albacete 38.99 -1.86, Santander 43.46 -3.81, Logroño 42.47 -2.45, Badajoz 38.88 -6.97, Marbella 36.51 -4.88, Salamanca 40.97 -5.66, Lleida 41.62 0.62, Huelva 37.26 -6.95, Tarragona 41.12 1.25, Mataró 41.54 2.44, León 42.60 -5.57, Algeciras 36.13 -5.45, Cádiz 36.53 -6.29, Jaén 37.77 -3.79, Reus 41.15 1.11, Ourense 42.34 -7.86, Girona 41.98 2.82, Santiago de Compostela 42.88 -8.54, Lugo 43.01 -7.56, Cáceres 39.47 -6.37, Lorca 37.67 -1.70, Guadalajara 40.63 -3.17, Toledo 39.86 -4.03, Torrevieja 37.98 -0.68, Pontevedra 42.43 -8.64, Ceuta 35.89 -5.32, Melilla 35.29 -2.94, Talavera de la Reina 39.96 -4.83',
    'Manresa 41.73 1.83, Palencia 42.01 -4.53, Ciudad Real 38.99 -3.93, Gandia 38.97 -0.18, Avilés 43.56 -5.92, Benidorm 38.54 -0.13, Arrecife 28.96 -13.55, Ferrol 43.48 -8.24, Ponferrada 42.55 -6.60, Zamora 41.50 -5.74, Mérida 38.92 -6.34, Alcoy 38.70 -0.47, Ávila 40.66 -4.70, Motril 36.75 -3.52, Linares 38.10 -3.64, Cuenca 40.07 -2.14, Huesca 42.14 -0.41, Segovia 40.95 -4.12, Torrelavega 43.35 -4.05, Ibiza 38.91 1.43, Figueres 42.27 2.96, Vic 41.93 2.25, Puertollano 38.69 -4.11, Manacor 39.57 3.21, Puerto del Rosario 28.50 -13.86, Antequera 37.02 -4.56, Soria 41.76 -2.47, Plasencia 40.03 -6.09, Écija 37.54 -5.08, Don Benito 38.96 -5.86, Tudela 42.06 -1.60, Teruel 40.34 -1.11, Miranda de Ebro 42.69 -2.95, Tortosa 40.81 0.52, Ronda 36.74 -5.17, Aranda de Duero 41.67 -3.69, Hellín 38.51 -1.70, Mahón 39.89 4.26, Baza 37.49 -2.77, Requena 39.49 -1.10, Calatayud 41.35 -1.64, Zafra 38.42 -6.42, Santa Cruz de La Palma 28.68 -17.76, Jaca 42.57 -0.55, La Seu d’Urgell 42.36 1.46, Astorga 42.46 -6.05, San Sebastián de La Gomera 28.09 -17.11, Valverde 27.81 -17.92',
  ],
  FR: [
    'Paris 48.86 2.35, Marseille 43.30 5.37, Lyon 45.76 4.84',
    'Toulouse 43.60 1.44, Nice 43.70 7.27, Nantes 47.22 -1.55, Montpellier 43.61 3.88, Strasbourg 48.58 7.75, Bordeaux 44.84 -0.58, Lille 50.63 3.06, Rennes 48.11 -1.68',
    'Toulon 43.12 5.93, Reims 49.26 4.03, Saint-Étienne 45.44 4.39, Le Havre 49.49 0.11, Dijon 47.32 5.04, Grenoble 45.19 5.72, Angers 47.47 -0.55, Nîmes 43.84 4.36, Clermont-Ferrand 45.78 3.08, Aix-en-Provence 43.53 5.45, Le Mans 48.00 0.20, Brest 48.39 -4.49, Tours 47.39 0.69, Amiens 49.89 2.30, Annecy 45.90 6.13, Limoges 45.83 1.26, Metz 49.12 6.18, Perpignan 42.70 2.90, Besançon 47.24 6.02, Orléans 47.90 1.91, Rouen 49.44 1.10, Caen 49.18 -0.37, Mulhouse 47.75 7.34, Nancy 48.69 6.18, Avignon 43.95 4.81, Poitiers 46.58 0.34, Dunkerque 51.03 2.38, Versailles 48.80 2.13, Pau 43.30 -0.37, La Rochelle 46.16 -1.15',
    'Cannes 43.55 7.01, Béziers 43.34 3.22, Ajaccio 41.93 8.74, Cherbourg 49.64 -1.62, Saint-Nazaire 47.27 -2.21, Colmar 48.08 7.36, Calais 50.95 1.86, Bourges 47.08 2.40, Valence 44.93 4.89, Quimper 48.00 -4.10, Troyes 48.30 4.07, Montauban 44.02 1.36, Chambéry 45.57 5.92, Niort 46.32 -0.46, Lorient 47.75 -3.37, Beauvais 49.43 2.08, Narbonne 43.18 3.00, La Roche-sur-Yon 46.67 -1.43, Vannes 47.66 -2.76, Cholet 47.06 -0.88, Saint-Quentin 49.85 3.29, Fréjus 43.43 6.74, Meaux 48.96 2.88, Bayonne 43.49 -1.48, Arles 43.68 4.63, Bastia 42.70 9.45, Laval 48.07 -0.77, Albi 43.93 2.15, Évreux 49.02 1.15, Carcassonne 43.21 2.35, Brive-la-Gaillarde 45.16 1.53, Charleville-Mézières 49.77 4.72, Saint-Malo 48.65 -2.01, Blois 47.59 1.33, Belfort 47.64 6.86, Châlons-en-Champagne 48.96 4.36, Saint-Brieuc 48.51 -2.77, Chalon-sur-Saône 46.78 4.85, Sète 43.40 3.70, Tarbes 43.23 0.08, Châteauroux 46.81 1.69, Alès 44.12 4.08, Valenciennes 50.36 3.52, Castres 43.61 2.24, Bourg-en-Bresse 46.21 5.23, Angoulême 45.65 0.16, Arras 50.29 2.78, Boulogne-sur-Mer 50.73 1.61, Compiègne 49.42 2.83, Melun 48.54 2.66, Gap 44.56 6.08, Montélimar 44.56 4.75, Draguignan 43.54 6.46, Chartres 48.45 1.49, Thonon-les-Bains 46.37 6.48, Roanne 46.04 4.07, Nevers 46.99 3.16, Auxerre 47.80 3.57, Mâcon 46.31 4.83, Montluçon 46.34 2.60, Haguenau 48.82 7.79, Agen 44.20 0.62, Épinal 48.17 6.45, Menton 43.78 7.50, Pontoise 49.05 2.10, Périgueux 45.18 0.72, Mont-de-Marsan 43.89 -0.50, Orange 44.14 4.81, Vienne 45.53 4.87, Châtellerault 46.82 0.55, Dieppe 49.92 1.08, Soissons 49.38 3.32, Saumur 47.26 -0.08, Bergerac 44.85 0.48, Sens 48.20 3.28, Vichy 46.13 3.43, Laon 49.56 3.62, Aurillac 44.93 2.44, Saintes 45.75 -0.63, Alençon 48.43 0.09, Vierzon 47.22 2.07, Libourne 44.91 -0.24, Rodez 44.35 2.57, Rochefort 45.94 -0.96, Dole 47.10 5.49, Abbeville 50.11 1.83, Auch 43.65 0.59, Chaumont 48.11 5.14, Sarreguemines 49.11 7.07, Millau 44.10 3.08, Dax 43.71 -1.05, Saint-Lô 49.12 -1.09, Saint-Dié-des-Vosges 48.28 6.95, Cahors 44.45 1.44, Lannion 48.73 -3.46, Albertville 45.68 6.39, Moulins 46.57 3.33, Le Puy-en-Velay 45.04 3.88, Cognac 45.70 -0.33, Royan 45.62 -1.03, Verdun 49.16 5.38, Lons-le-Saunier 46.67 5.55, Marmande 44.50 0.17, Digne-les-Bains 44.09 6.24, Les Sables-d’Olonne 46.50 -1.78, Vesoul 47.62 6.16, Bar-le-Duc 48.77 5.16, Fontainebleau 48.40 2.70, Morlaix 48.58 -3.83, Montargis 48.00 2.73, Lourdes 43.09 -0.05, Tulle 45.27 1.77, Guéret 46.17 1.87, Arcachon 44.66 -1.17, Briançon 44.90 6.64, Mende 44.52 3.50, Porto-Vecchio 41.59 9.28, Foix 42.97 1.61, Privas 44.74 4.60, Chamonix 45.92 6.87, Corte 42.31 9.15, Calvi 42.57 8.76, Bonifacio 41.39 9.16',
  ],
  DE: [
    'Berlin 52.52 13.40, Hamburg 53.55 9.99, München 48.14 11.58, Köln 50.94 6.96',
    'Frankfurt am Main 50.11 8.68, Stuttgart 48.78 9.18, Düsseldorf 51.23 6.78, Leipzig 51.34 12.37, Dortmund 51.51 7.47, Essen 51.46 7.01, Bremen 53.08 8.80, Dresden 51.05 13.74, Hannover 52.37 9.73, Nürnberg 49.45 11.08, Duisburg 51.43 6.76, Bochum 51.48 7.22, Wuppertal 51.26 7.15, Bielefeld 52.02 8.53, Bonn 50.74 7.10, Münster 51.96 7.63, Mannheim 49.49 8.47, Karlsruhe 49.01 8.40, Augsburg 48.37 10.90, Wiesbaden 50.08 8.24, Mönchengladbach 51.20 6.44, Gelsenkirchen 51.52 7.10, Aachen 50.78 6.08, Braunschweig 52.27 10.52, Chemnitz 50.83 12.92, Kiel 54.32 10.14, Halle (Saale) 51.48 11.97, Magdeburg 52.13 11.63, Freiburg im Breisgau 48.00 7.85, Krefeld 51.33 6.57, Mainz 50.00 8.27, Lübeck 53.87 10.69, Erfurt 50.98 11.03, Oberhausen 51.47 6.86, Rostock 54.09 12.10, Kassel 51.31 9.49',
    'Hagen 51.36 7.47, Potsdam 52.40 13.06, Saarbrücken 49.23 7.00, Hamm 51.68 7.82, Oldenburg 53.14 8.21, Osnabrück 52.28 8.05, Leverkusen 51.03 6.98, Darmstadt 49.87 8.65, Heidelberg 49.41 8.69, Solingen 51.17 7.08, Regensburg 49.02 12.10, Paderborn 51.72 8.75, Ingolstadt 48.76 11.42, Würzburg 49.79 9.95, Ulm 48.40 9.99, Heilbronn 49.14 9.22, Wolfsburg 52.42 10.79, Pforzheim 48.89 8.70, Göttingen 51.53 9.93, Bremerhaven 53.54 8.58, Recklinghausen 51.61 7.20, Reutlingen 48.49 9.21, Koblenz 50.36 7.59, Erlangen 49.60 11.00, Jena 50.93 11.59, Trier 49.76 6.64, Siegen 50.88 8.02, Hildesheim 52.15 9.95, Salzgitter 52.15 10.33, Cottbus 51.76 14.33, Kaiserslautern 49.44 7.77, Gütersloh 51.91 8.38, Schwerin 53.63 11.41, Gera 50.88 12.08, Düren 50.80 6.48, Flensburg 54.78 9.44, Tübingen 48.52 9.06, Gießen 50.58 8.67, Villingen-Schwenningen 48.06 8.49, Konstanz 47.66 9.18, Zwickau 50.72 12.50, Worms 49.63 8.36, Minden 52.29 8.92, Neumünster 54.07 9.98',
    'Marburg 50.81 8.77, Dessau 51.84 12.24, Lüneburg 53.25 10.41, Bayreuth 49.95 11.58, Bamberg 49.89 10.89, Rheine 52.28 7.44, Wilhelmshaven 53.53 8.11, Landshut 48.54 12.15, Brandenburg an der Havel 52.41 12.56, Arnsberg 51.40 8.06, Bocholt 51.84 6.62, Aschaffenburg 49.98 9.15, Celle 52.62 10.08, Kempten 47.73 10.32, Fulda 50.55 9.68, Aalen 48.84 10.09, Plauen 50.50 12.14, Weimar 50.98 11.33, Neubrandenburg 53.56 13.26, Rosenheim 47.86 12.13, Friedrichshafen 47.66 9.48, Offenburg 48.47 7.94, Stralsund 54.31 13.09, Greifswald 54.10 13.39, Frankfurt (Oder) 52.34 14.55, Görlitz 51.15 14.99, Baden-Baden 48.76 8.24, Lingen 52.52 7.32, Passau 48.57 13.46, Schweinfurt 50.05 10.23, Wetzlar 50.56 8.50, Kleve 51.79 6.14, Ravensburg 47.78 9.61, Bad Kreuznach 49.84 7.87, Emden 53.37 7.21, Lörrach 47.62 7.66, Cuxhaven 53.86 8.69, Soest 51.57 8.11, Straubing 48.88 12.57, Stade 53.60 9.48, Landau in der Pfalz 49.20 8.12, Hof 50.32 11.92, Wittenberg 51.87 12.65, Memmingen 47.98 10.18, Wismar 53.89 11.46, Weiden 49.68 12.16, Amberg 49.44 11.86, Eisenach 50.98 10.32, Ansbach 49.30 10.57, Coburg 50.26 10.96, Nordhausen 51.50 10.79, Eberswalde 52.83 13.82, Pirmasens 49.20 7.60, Stendal 52.61 11.86, Halberstadt 51.90 11.05, Bautzen 51.18 14.42, Suhl 50.61 10.69, Deggendorf 48.83 12.96, Uelzen 52.96 10.56, Neuruppin 52.92 12.80, Garmisch-Partenkirchen 47.49 11.10, Husum 54.48 9.05, Heide 54.20 9.09, Prenzlau 53.32 13.86, Wittenberge 53.00 11.75, Westerland 54.91 8.31, Sassnitz 54.51 13.64, Berchtesgaden 47.63 13.00',
  ],
  GB: [
    'London 51.51 -0.13, Birmingham 52.48 -1.90',
    'Glasgow 55.86 -4.25, Manchester 53.48 -2.24, Leeds 53.80 -1.55, Liverpool 53.41 -2.98, Sheffield 53.38 -1.47, Edinburgh 55.95 -3.19, Bristol 51.45 -2.59, Leicester 52.63 -1.13, Cardiff 51.48 -3.18, Belfast 54.60 -5.93, Nottingham 52.95 -1.15, Newcastle upon Tyne 54.97 -1.61, Coventry 52.41 -1.51, Bradford 53.79 -1.75, Hull 53.74 -0.34, Stoke-on-Trent 53.03 -2.18, Plymouth 50.37 -4.14, Southampton 50.90 -1.40, Portsmouth 50.80 -1.09, Derby 52.92 -1.48, Wolverhampton 52.59 -2.13, Brighton 50.82 -0.14, Reading 51.45 -0.97, Luton 51.88 -0.42, Northampton 52.24 -0.90, Milton Keynes 52.04 -0.76',
    'Aberdeen 57.15 -2.09, Norwich 52.63 1.30, Bournemouth 50.72 -1.88, Swansea 51.62 -3.94, Swindon 51.56 -1.78, Southend-on-Sea 51.54 0.71, Middlesbrough 54.57 -1.23, Sunderland 54.91 -1.38, Peterborough 52.57 -0.24, Slough 51.51 -0.59, Oxford 51.75 -1.26, York 53.96 -1.08, Bolton 53.58 -2.43, Dundee 56.46 -2.97, Ipswich 52.06 1.16, Cambridge 52.21 0.12, Warrington 53.39 -2.60, Gloucester 51.86 -2.25, Huddersfield 53.65 -1.78, Blackpool 53.82 -3.05, Newport 51.59 -3.00, Preston 53.76 -2.70, Exeter 50.72 -3.53, Colchester 51.89 0.90, Watford 51.66 -0.40, Crawley 51.11 -0.19, Cheltenham 51.90 -2.08, Eastbourne 50.77 0.28, Chelmsford 51.74 0.47, Maidstone 51.27 0.52, Worthing 50.81 -0.37, Doncaster 53.52 -1.13, Basingstoke 51.27 -1.09, Bedford 52.14 -0.47, Lincoln 53.23 -0.54, Worcester 52.19 -2.22, Bath 51.38 -2.36, Darlington 54.52 -1.55, Hastings 50.86 0.57, Stevenage 51.90 -0.20, Burnley 53.79 -2.25, Chester 53.19 -2.89, Grimsby 53.57 -0.08, Londonderry 55.00 -7.31',
    'Scunthorpe 53.59 -0.65, Burton upon Trent 52.80 -1.64, Guildford 51.24 -0.57, Mansfield 53.14 -1.20, Telford 52.68 -2.45, Rugby 52.37 -1.26, Carlisle 54.90 -2.93, Crewe 53.10 -2.44, Shrewsbury 52.71 -2.75, Harrogate 53.99 -1.54, Ashford 51.15 0.87, Lowestoft 52.48 1.75, Stafford 52.81 -2.12, Torquay 50.46 -3.53, Wrexham 53.05 -2.99, Tunbridge Wells 51.13 0.26, Scarborough 54.28 -0.40, Taunton 51.01 -3.10, Margate 51.39 1.39, Kettering 52.40 -0.73, Hereford 52.06 -2.72, Great Yarmouth 52.61 1.73, Dunfermline 56.07 -3.46, Barrow-in-Furness 54.11 -3.23, Canterbury 51.28 1.08, Lancaster 54.05 -2.80, Weymouth 50.61 -2.46, Macclesfield 53.26 -2.13, Durham 54.78 -1.58, Inverness 57.48 -4.22, King’s Lynn 52.75 0.40, Perth 56.40 -3.44, Ayr 55.46 -4.63, Kilmarnock 55.61 -4.50, Banbury 52.06 -1.34, Salisbury 51.07 -1.79, Yeovil 50.94 -2.63, Winchester 51.06 -1.31, Merthyr Tydfil 51.75 -3.38, Grantham 52.91 -0.64, Bury St Edmunds 52.25 0.71, Boston 52.98 -0.02, Dover 51.13 1.31, Stirling 56.12 -3.94, Dumfries 55.07 -3.61, Barnstaple 51.08 -4.06, Ballymena 54.86 -6.28, Kendal 54.33 -2.75, Newry 54.18 -6.34, Chichester 50.84 -0.78, Newport (Isle of Wight) 50.70 -1.29, Coleraine 55.13 -6.67, Elgin 57.65 -3.32, Thetford 52.41 0.75, Penzance 50.12 -5.54, Truro 50.26 -5.05, Llandudno 53.32 -3.83, Skegness 53.14 0.34, Buxton 53.26 -1.91, Omagh 54.60 -7.30, Bangor 53.23 -4.13, Galashiels 55.62 -2.81, Whitby 54.49 -0.61, Carmarthen 51.86 -4.31, Hawick 55.42 -2.79, Aberystwyth 52.42 -4.08, Armagh 54.35 -6.65, Enniskillen 54.34 -7.64, Fraserburgh 57.69 -2.01, Berwick-upon-Tweed 55.77 -2.01, Haverfordwest 51.80 -4.97, Montrose 56.71 -2.47, Hexham 54.97 -2.10, Newtown 52.51 -3.31, Holyhead 53.31 -4.63, Stranraer 54.90 -5.03, Kirkwall 58.98 -2.96, Fort William 56.82 -5.11, Bude 50.83 -4.54, Oban 56.41 -5.47, Brecon 51.95 -3.39, Alnwick 55.41 -1.71, Thurso 58.59 -3.52, Wick 58.44 -3.09, Lerwick 60.15 -1.14, Stornoway 58.21 -6.38, Campbeltown 55.43 -5.61, Portree 57.41 -6.19, Ullapool 57.90 -5.16',
  ],
  AD: ['', '', '', 'Andorra la Vella 42.51 1.52'],
  AL: ['Tirana 41.33 19.82', '', '', ''],
  AT: [
    'Wien 48.21 16.37',
    'Graz 47.07 15.44, Linz 48.31 14.29',
    'Salzburg 47.80 13.05, Innsbruck 47.27 11.40, Klagenfurt 46.62 14.31',
    'Bregenz 47.50 9.75',
  ],
  BA: ['Sarajevo 43.86 18.41', '', '', ''],
  BE: [
    'Bruxelles 50.85 4.35',
    'Antwerpen 51.22 4.40, Gent 51.05 3.72, Charleroi 50.41 4.44, Liège 50.63 5.57',
    'Brugge 51.21 3.22, Namur 50.47 4.87',
    '',
  ],
  CH: [
    'Bern 46.95 7.45',
    'Zürich 47.37 8.54, Genève 46.20 6.14',
    'Basel 47.56 7.59, Lausanne 46.52 6.63, Luzern 47.05 8.31, St. Gallen 47.42 9.37',
    'Lugano 46.00 8.95, Chur 46.85 9.53, Sion 46.23 7.36',
  ],
  CZ: ['Praha 50.08 14.43', 'Brno 49.20 16.61', 'Plzeň 49.75 13.38, Liberec 50.77 15.06', ''],
  DK: [
    'København 55.68 12.57',
    'Aarhus 56.16 10.20',
    'Odense 55.40 10.39, Aalborg 57.05 9.92',
    'Esbjerg 55.48 8.45',
  ],
  DZ: ['Alger 36.75 3.06', 'Oran 35.70 -0.63, Constantine 36.37 6.61, Annaba 36.90 7.76', '', ''],
  GG: ['', '', '', 'St Peter Port 49.46 -2.54'],
  GI: ['', '', '', 'Gibraltar 36.14 -5.35'],
  HR: [
    'Zagreb 45.81 15.98',
    '',
    'Split 43.51 16.44, Rijeka 45.33 14.44',
    'Zadar 44.12 15.23, Pula 44.87 13.85, Dubrovnik 42.65 18.09',
  ],
  HU: ['Budapest 47.50 19.04', '', '', ''],
  IE: [
    'Dublin 53.35 -6.26',
    'Cork 51.90 -8.47',
    'Limerick 52.66 -8.63, Galway 53.27 -9.05',
    'Waterford 52.26 -7.11, Dundalk 54.00 -6.40, Sligo 54.27 -8.47, Letterkenny 54.95 -7.73',
  ],
  IM: ['', '', '', 'Douglas 54.15 -4.48'],
  JE: ['', '', '', 'St Helier 49.19 -2.11'],
  LI: ['', '', '', 'Vaduz 47.14 9.52'],
  LU: ['Luxembourg 49.61 6.13', '', '', ''],
  LY: ['Tripoli 32.89 13.18', '', '', ''],
  MA: [
    'Casablanca 33.59 -7.61, Rabat 34.02 -6.84, Tanger 35.77 -5.80',
    'Fès 34.03 -5.00, Marrakech 31.63 -8.00, Agadir 30.42 -9.60',
    '',
    '',
  ],
  MC: ['', '', '', 'Monaco 43.74 7.42'],
  ME: ['Podgorica 42.44 19.26', '', '', ''],
  MT: ['Valletta 35.90 14.51', '', '', ''],
  NL: [
    'Amsterdam 52.37 4.90',
    'Rotterdam 51.92 4.48, Den Haag 52.08 4.30, Utrecht 52.09 5.12, Eindhoven 51.44 5.48, Groningen 53.22 6.57',
    'Enschede 52.22 6.89, Arnhem 51.98 5.91, Maastricht 50.85 5.69',
    '',
  ],
  NO: [
    'Oslo 59.91 10.75',
    'Bergen 60.39 5.32',
    'Stavanger 58.97 5.73, Kristiansand 58.15 8.00',
    '',
  ],
  PL: [
    '',
    'Wrocław 51.11 17.03, Poznań 52.41 16.93, Gdańsk 54.35 18.65, Szczecin 53.43 14.55',
    '',
    '',
  ],
  PT: [
    'Lisboa 38.72 -9.14',
    'Porto 41.15 -8.61',
    'Braga 41.55 -8.42, Coimbra 40.21 -8.43, Viseu 40.66 -7.91',
    'Faro 37.02 -7.93, Évora 38.57 -7.91, Castelo Branco 39.82 -7.49, Bragança 41.81 -6.76',
  ],
  SE: ['Stockholm 59.33 18.07', 'Göteborg 57.71 11.97, Malmö 55.60 13.00', '', ''],
  SI: ['Ljubljana 46.05 14.51', '', 'Maribor 46.55 15.65', 'Koper 45.55 13.73'],
  SK: ['Bratislava 48.15 17.11', '', '', ''],
  SM: ['', '', '', 'San Marino 43.94 12.45'],
  TN: ['Tunis 36.81 10.18', 'Sfax 34.74 10.76, Sousse 35.83 10.64', 'Bizerte 37.27 9.87', ''],
};
